import type { OtherLanguage } from '../../language.ts'

const ptDays = {
  segunda: 'monday',
  terça: 'tuesday',
  quarta: 'wednesday',
  quinta: 'thursday',
  sexta: 'friday',
}
/** "Entre hoje e segunda", "quinta ou sexta": a day without "feira", beside another or behind "and" and "or". */
const ofPortuguese = Object.entries(ptDays)
  .flatMap(([day, english]) => [
    `e ${day} | e na ${day} = and ${english}`,
    `ou ${day} | ou na ${day} = or ${english}`,
    `${day} ou = ${english} or`,
    `${day} e = ${english} and`,
    `a ${day} = to ${english}`,
    `só ${day} | só na ${day} | para ${day} | pra ${day} | ${day} que vem = on ${english}`,
    `hoje até ${day} | de hoje a ${day} | de hoje até ${day} = from today to ${english}`,
  ])
  .join('\n')

/** Days from one to another, weeks behind one another, the night that was, and the one of two that is asked for. */
export const whenSaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
la pire année | pire année = worst year
a-t-il déjà | a-t-elle déjà | ont-ils déjà | ont-elles déjà | est-ce que # a déjà = has ever
a-t-il jamais | a-t-elle jamais | a déjà | a jamais | est déjà | était déjà = has ever
qu'ici | que chez moi | que chez nous = than here
depuis toujours | de toute l'histoire | dans toute l'histoire | sur toute la série | de toute la série | depuis le début de la série | de tous les temps = ever
mois le plus cher | le mois le plus cher | quel mois le plus cher = most expensive month
mois le moins cher | le mois le moins cher = cheapest month
aprem | cet aprem | c't aprem = afternoon
la semaine d'après | la semaine suivante | celle d'après = the week after
d'ici dimanche = until sunday
d'ici lundi = until monday
d'ici vendredi = until friday
d'ici samedi = until saturday
entre aujourd'hui et = between today and
entre demain et = between tomorrow and
entre maintenant et = between now and
la nuit dernière | cette nuit passée = last night
lequel des deux | laquelle des deux | lequel est le mieux | quel jour des deux = which of the two
pourquoi = why
pleut-il | va-t-il pleuvoir | est-ce qu'il pleut | est-ce qu'il va pleuvoir = will it rain
a gelé cette nuit | gelé cette nuit | a-t-il gelé cette nuit = freezing last night
a plu cette nuit | plu cette nuit | tombé cette nuit | est tombé cette nuit = rain fell last night
a gelé | a-t-il gelé | ça a gelé = freezing
ici ou | chez moi ou = here or
chez moi | chez nous = mine
`,
  es: `
tuvo = had
alguna vez | en alguna ocasión = ever
pasó de # a # | ha pasado de # a # = went from # to #
pasó la # de | pasó de # | subió de # | superó los # | superó # | rebasó los # | rebasó # = went above #
bajó de # | cayó de # = went below #
que aquí | que acá | que en mi finca = than here
en toda la historia que tienen | en toda la historia | de toda la historia | toda la historia | en toda la serie | de toda la serie | desde que hay datos | desde que tienen datos | de todos los tiempos = ever
mes más caro | el mes más caro | mes más alto | cuál fue el mes más caro | en qué mes estuvo más caro = most expensive month
mes más barato | el mes más barato | cuál fue el mes más barato = cheapest month
manzanas son # hectáreas | manzanas de tierra son # hectáreas | manzanas hay en # hectáreas = mz is # hectares
# hectáreas en manzanas | # hectáreas a manzanas | # hectáreas cuántas manzanas son = # hectares in mz
hectáreas son # manzanas | hectáreas hay en # manzanas = hectares is # mz
# manzanas en hectáreas | # manzanas a hectáreas | # manzanas de tierra en hectáreas = # mz in hectares
manzanas de tierra | manzana de tierra | manzanas de terreno = mz
la semana siguiente | la otra semana | la que sigue = the week after
entre hoy y = between today and
entre mañana y = between tomorrow and
entre ahora y = between now and
anoche | ayer por la noche | ayer en la noche | la noche pasada = last night
cuál de los dos | cuál de las dos | cuál de los días | cuál día = which of the two
por qué = why
heló anoche | ha helado anoche | cayó helada anoche = freezing last night
llovió anoche | ha llovido anoche = rain fell last night
aquí o | acá o = here or
`,
  pt: `
pela última vez = for the last time
já esteve | já foi | já chegou = has ever been
alguma vez = ever
passou de # para # | passou de # a # = went from # to #
passou de # | passou dos # | ultrapassou # | ultrapassou os # | superou # = went above #
baixou de # | caiu abaixo de # = went below #
teve = had
do que aqui | que aqui | que na minha fazenda = than here
em toda a história | de toda a história | em toda a série | de toda a série | desde sempre | de todos os tempos = ever
mês mais caro | o mês mais caro | mês mais alto = most expensive month
mês mais barato | o mês mais barato = cheapest month
a semana seguinte | na semana seguinte | a outra semana = the week after
entre hoje = between today
entre amanhã = between tomorrow
geou esta noite | geou essa noite | geou ontem à noite | geou de noite = freezing last night
ontem à noite | noite passada | na noite passada = last night
qual dos dois | qual das duas | qual desses dias = which of the two
por que | por quê = why
aqui ou = here or
${ofPortuguese}
`,
  sw: `
iliwahi kuzidi | imewahi kuzidi | yamewahi kuzidi = has ever exceeded
yamewahi kuwa | imewahi kuwa | zimewahi kuwa | yaliwahi kuwa | iliwahi kuwa = has ever been
yamewahi | imewahi | zimewahi | iliwahi | yaliwahi = has ever
chini ya dola # = below # dollars
juu ya dola # | zaidi ya dola # = above # dollars
kuliko hapa | kuliko kwangu | kuliko shambani kwangu = than here
mwezi ghali zaidi | mwezi wa bei ya juu | mwezi wa bei ghali = most expensive month
mwezi wa bei nafuu | mwezi rahisi zaidi = cheapest month
wiki inayofuata | wiki ya baadaye = the week after
kati ya leo na = between today and
kati ya kesho na = between tomorrow and
usiku wa jana | jana usiku | usiku uliopita = last night
ipi kati ya hizo | ipi kati ya hizo mbili | siku ipi kati ya hizo = which of the two
kwa nini | kwanini = why
mvua imenyesha | mvua ilinyesha | imenyesha mvua | ilinyesha mvua | mvua iliyonyesha | iliyonyesha | mvua ilishuka | imeshanyesha | mmepata mvua | tumepata mvua | tulipata mvua | mlipata mvua = rain fell
keshokutwa | kesho kutwa | mtondo = day after tomorrow
juzi = day before yesterday
hapa au = here or
`,
  hi: `
कभी | कभी भी | kabhi = ever
# डॉलर से ऊपर | # डॉलर से ज़्यादा | # डॉलर से ज्यादा | # dollar se upar | # dollar se zyada = above # dollars
# डॉलर से नीचे | # डॉलर से कम | # dollar se neeche | # dollar se kam = below # dollars
ऊपर गया | ऊपर गया था | ऊपर गई थी = went above
यहां से ज्यादा | yahan se zyada = more than here
अब तक का | अब तक की | इतिहास में | पूरे इतिहास में | ab tak ka | ab tak ki | itihas me | itihaas mein = ever
सबसे महंगा महीना | सबसे महंगे महीने | sabse mehnga mahina | sabse mahanga mahina = most expensive month
सबसे सस्ता महीना | sabse sasta mahina = cheapest month
# किलो वाला बोरा | # किलो वाले बोरे | # किलो वाली बोरी | # किलो का बोरा | # किलो की बोरी | # किलो बोरी | # किलो वाला कट्टा | # किलो का कट्टा | # किलो वाला बैग | # किलो का बैग | # kilo wala bora | # kilo wale bore | # kilo wali bori | # kilo ka bora | # kilo ki bori | # kilo wala katta | # kilo ka katta | # kilo wala bag | # kilo ka bag | # kg wala bora | # kg wali bori | # kg wala bag | # kg wala katta | # kg ki bori | # kg ka bora | # kg ka katta | # kg ka bag = # kg bag
उसके अगले हफ्ते | उसके बाद वाले हफ्ते | uske agle hafte = the week after
कल रात को कितनी बारिश हुई | बारिश हुई | बारिश हुई थी | बारिश पड़ी | barish hui | baarish hui | barish hui thi = rain fell
बीती रात | पिछली रात | beeti raat | pichli raat | kal raat ko = last night
दोनों में से कौन | दोनों में कौन | dono me se kaun | dono mein kaun | dono me kaunsa | donon me kaun sa = which of the two
क्यों | kyon | kyun | kyu = why
पानी लगाना | पानी लगाना है | पानी देना | पानी देना है | पानी चलाना | पानी लगा दूं | पानी लगाऊं या नहीं | पानी दे दूं | pani lagana | pani lagana h | pani lagana hai | paani lagana | paani lagana hai | pani dena | pani dena hai | paani dena | pani chalana | pani chala du | pani laga du | paani laga dun | pani de du | sinchai karni | सिंचाई करनी | सिंचाई करनी है = irrigate
agle | अगले = next
yahan ya | यहां या = here or
`,
  ar: `
تجاوز | تجاوزت | تخطى | تخطت = exceeded
هل سبق أن | سبق أن | سبق وأن = ever
من هنا | مقارنة بهنا | من عندي = than here
في التاريخ كله | طوال التاريخ | على الإطلاق | في كل السنين = ever
أغلى شهر | أي شهر كان الأغلى = most expensive month
أرخص شهر | أي شهر كان الأرخص = cheapest month
الأسبوع الذي بعده | الأسبوع اللي بعده | الأسبوع التالي = the week after
بين اليوم و = between today and
ليلة أمس | الليلة الماضية | البارحة بالليل | امبارح بالليل | ليلة البارحة = last night
أي منهما | أيهما | أيهما أفضل | أنهي فيهم | مين فيهم = which of the two
لماذا | ليش | ليه = why
هنا أو | هنا ولا = here or
يبقى كم | يبقوا كم | يطلع كم | تساوي كم | يساوي كم | يعني كم = how many
أريد أعرف | عاوز أعرف | عايز أعرف | بدي أعرف | بغيت نعرف | أبغى أعرف = tell me
يبقى | يطلع = is
`,
}
