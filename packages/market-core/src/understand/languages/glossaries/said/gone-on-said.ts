import { monthNames } from '../../../../months.ts'
import type { OtherLanguage } from '../../language.ts'

/** "Janvier dernier", "enero pasado": the twelve of them. */
const ofLast = (months: string, ...forms: readonly string[]): string =>
  months
    .split(' ')
    .map((month, at) => {
      const said = forms.map((form) => form.replace('#', month)).join(' | ')
      return `${said} = last ${monthNames[at]?.toLowerCase() ?? ''}`
    })
    .join('\n')

/** What varies or puts right the turn before: another month, an amount or a price in the place of what it was. */
export const goneOnSaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
au-dessus de | au dessus de | plus haut que = above
au-dessous de | en dessous de | en-dessous de | plus bas que = below
l'année suivante | l'année d'après | un an plus tard | un an après = the year after
l'année précédente | l'année d'avant | un an avant | un an plus tôt = the year before
depuis lors | depuis ce moment | depuis ce temps | depuis ce jour-là = since then
et si je le veux | si je le veux | si je la veux | si je les veux | et si je le prends | si je voulais = and
la même série | le même marché | la même ville | le même endroit = the same place
mettre | épandre | j'épands | j'en mets = put
impuretés | les impuretés | d'impuretés = dirt
retire | retient | déduit | enlève = takes
deux tiers | les deux tiers = two thirds
un tiers | le tiers = one third
trois quarts | les trois quarts = three quarters
plein aux deux tiers | remplie aux deux tiers | rempli aux deux tiers = two thirds full
plein aux trois quarts | rempli aux trois quarts = three quarters full
plein aux trois cinquièmes | rempli aux trois cinquièmes = three fifths full
à moitié plein | à moitié pleine | à moitié rempli = half full
la radio dit que | la radio a dit que | on m'a dit que | on dit que | il paraît que = is it true that
est monté à # | est montée à # | a atteint # | est passé à # = hit #
c'est vrai | est-ce vrai | c'est juste = is that true
le mois suivant | le mois d'après | le mois qui suit | un mois plus tard = the month after
le mois précédent | le mois d'avant = the month before
s'il n'en prend que | s'il n'en achète que | s'il prend seulement | s'il achète seulement = if he only takes
si le prix tombe à | si le prix baisse à | si le prix descend à | si le prix monte à | si le prix passe à = if the price is
si je n'obtiens que | si je ne récolte que | si je ne fais que | si je ne produis que | si je ne sors que | si je fais seulement | si je récolte seulement | si je n'ai que = if i only get
alors dites-moi juste | dites-moi juste | dites-moi seulement | alors dites-moi | bon alors dites-moi = tell me
d'intérêt simple | d'intérêts simples | intérêt simple | intérêts simples = simple interest
d'intérêt composé | d'intérêts composés | intérêt composé | intérêts composés = compound interest
${ofLast('janvier février mars avril mai juin juillet août septembre octobre novembre décembre', '# dernier', 'en # dernier')}
`,
  es: `
por encima de | por encima de los | más alto que = above
por debajo de | por debajo de los | más bajo que = below
el año siguiente | al año siguiente | en el año siguiente | un año después | un año más tarde = the year after
el año anterior | en el año anterior | un año antes = the year before
desde entonces | desde aquel momento | desde ese momento | desde esa fecha = since then
si lo quiero | si la quiero | si los quiero | si las quiero | si lo quisiera | si lo pido = and
la misma serie | el mismo mercado | la misma ciudad | el mismo lugar = the same place
le pongo | pongo | ponerle | poner | le echo | echarle | echar | aplico | aplicar = put
impurezas | impureza = dirt
descuenta | descuentan = deducts
dos tercios | los dos tercios = two thirds
un tercio | la tercera parte = one third
tres cuartos | las tres cuartas partes = three quarters
lleno a dos tercios | lleno en dos tercios = two thirds full
lleno a tres cuartos = three quarters full
lleno a tres quintos = three fifths full
medio lleno | a medio llenar | lleno a la mitad = half full
la radio dijo que | dicen que | me dijeron que | oí que = is it true that
llegó a # | llegó a los # | alcanzó # | subió a # = hit #
es verdad | es cierto = is that true
el mes siguiente | al mes siguiente | el mes después | un mes después = the month after
el mes anterior | un mes antes = the month before
si solo compra | si sólo compra | si solo toma | si sólo toma | si solo se lleva | si sólo se lleva = if he only takes
si el precio baja a | si el precio cae a | si el precio sube a | si el precio es de = if the price is
si solo cosecho | si sólo cosecho | si solo hago | si sólo hago | si solo produzco | si sólo produzco | si cosecho solo | si saco solo | si solo saco | si sólo saco | si solo obtengo = if i only get
bueno entonces dime | bueno, entonces dime | entonces dime | entonces solo dime | solo dime = tell me
de interés simple | interés simple = simple interest
de interés compuesto | interés compuesto = compound interest
${ofLast('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre', '# pasado', 'en # pasado', 'el # pasado')}
`,
  pt: `
acima de | acima dos | mais alto que = above
abaixo de | abaixo dos | mais baixo que = below
o ano seguinte | no ano seguinte | um ano depois | um ano mais tarde = the year after
o ano anterior | no ano anterior | um ano antes = the year before
desde então | desde aquele momento | desde essa data | de lá para cá = since then
se eu quiser | se quiser | se eu quero | se eu o quiser = and
a mesma série | o mesmo mercado | a mesma cidade | o mesmo lugar = the same place
coloco | colocar | ponho | pôr | aplico | aplicar = put
dez anos = 10 years
dez meses = 10 months
impureza | impurezas = dirt
desconta | descontam = deducts
dois terços = two thirds
um terço | a terça parte = one third
três quartos = three quarters
cheio até dois terços = two thirds full
cheio até três quartos = three quarters full
meio cheio | cheio pela metade | cheio até a metade = half full
a rádio disse que | dizem que | me disseram que | ouvi que = is it true that
chegou a # | chegou aos # | atingiu # | subiu para # = hit #
é verdade | é mesmo = is that true
o mês seguinte | no mês seguinte | um mês depois = the month after
o mês anterior | no mês anterior | um mês antes = the month before
se ele só levar | se ele levar só | se ele só comprar | se ele comprar só = if he only takes
se o preço cair para | se o preço baixar para | se o preço subir para | se o preço for = if the price is
se eu só colher | se eu colher só | se eu só fizer | se eu fizer só | se eu só produzir | se só fizer | se só colher | se eu só tirar = if i only get
então me diga | então diga só | então só me diga | me diga só = tell me
de juros simples | juros simples = simple interest
de juros compostos | juros compostos = compound interest
${ofLast('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro', '# passado', 'em # passado')}
`,
  sw: `
juu ya # | zaidi ya # = above #
chini ya # = below #
mwaka uliofuata | mwaka unaofuata | mwaka mmoja baadaye = the year after
mwaka uliotangulia | mwaka mmoja kabla = the year before
ilikuwa bei gani | zilikuwa bei gani | ilikuwa kiasi gani | ilikuwa shilingi ngapi = was how much
tangu hapo | tangu wakati huo | tangu siku hiyo | kuanzia hapo | tangu mwezi huo = since then
nikitaka | kama nataka | nikiitaka | nikihitaji = and
soko lilelile | soko hilohilo | soko hilo hilo | mahali palepale = the same place
niweke | kuweka | nitie | kutia | niweke kiasi | nitumie shambani = put
uchafu = dirt
anakata | wanakata | hukata = deducts
theluthi mbili ya | theluthi mbili = two thirds of
theluthi moja ya | theluthi ya = one third of
robo tatu ya | robo tatu = three quarters of
imejaa nusu | nusu imejaa = half full
redio ilisema | redio imesema | wanasema | nimesikia = is it true that
ilifika dola # | imefika dola # | ilipanda hadi dola # = hit # dollars
ilifika # | ilipanda hadi # = hit #
ni kweli | je ni kweli = is that true
mwezi uliofuata | mwezi unaofuata | mwezi mmoja baadaye = the month after
mwezi uliotangulia | mwezi mmoja kabla = the month before
mwezi huo huo | mwezi uleule | mwezi ule ule = same month
${ofLast('januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba', '# iliyopita', 'mwezi wa # iliyopita')}
kama atachukua # tu | akichukua # tu | akinunua # tu | kama atanunua # tu = if he only takes #
kama atachukua | akichukua | akinunua | kama atanunua = if he only takes
bei ikishuka hadi | bei ikipanda hadi | bei ikiwa | kama bei ni = if the price is
nikipata tu | nikivuna tu | kama nitapata | nikipata = if i only get
basi niambie tu | niambie tu | basi niambie = tell me
riba rahisi | riba ya kawaida = simple interest
riba changamani = compound interest
`,
  hi: `
और तेल का | और तेल | तेल का भाव = and the oil
और खली का | और खली = and the meal
# से ऊपर | # से ज़्यादा = above #
# से नीचे | # से कम = below #
उसके अगले साल | उसके बाद वाले साल | एक साल बाद = the year after
उससे पिछले साल | उसके एक साल पहले | उससे एक साल पहले = the year before
तब से | तब से अब तक | उसके बाद से | उस समय से = since then
अगर मुझे चाहिए | अगर चाहिए | यदि चाहिए = and
वही मंडी | उसी मंडी | वही बाज़ार | उसी बाज़ार में | उसी जगह = the same place
डालूँ | डालूं | डालें | डालना | डालना है | डालनी चाहिए | डालना चाहिए = put
कचरे | कचरा | kachra | kachre = dirt
काटता है | काटते हैं | kaatta hai | katta hai = deducts
दो तिहाई | do tihai = two thirds
एक तिहाई | ek tihai = one third
तीन चौथाई | teen chauthai = three quarters
आधा भरा | aadha bhara = half full
रेडियो ने कहा | रेडियो पर कहा | सुना है कि | सुना है | radio ne kaha | suna hai ki | suna hai = is it true that
# डॉलर किलो हो गई | # डॉलर किलो हो गया | # डॉलर प्रति किलो हो गया = hit # dollars per kg
सच है | क्या यह सच है | sach hai | kya ye sach hai = is that true
उसके अगले महीने | उसके बाद का महीना | उसके बाद वाला महीना | uske agle mahine | uske baad ka mahina = the month after
उससे पिछले महीने | उससे पहले का महीना | usse pehle ka mahina = the month before
वही महीना | उसी महीने | wahi mahina | usi mahine = same month
अगर वह सिर्फ # ले | अगर वो सिर्फ # ले | agar wo sirf # le | agar woh sirf # le | agar sirf # le = if he only takes #
अगर भाव # हो जाए | अगर दाम # हो जाए | agar daam # ho jaye | agar bhav # ho jaye | agar rate # ho jaye = if the price is #
अगर सिर्फ # मिले | agar sirf # mile = if i only get #
ठीक है तो बस बताओ | तो बस बताइए | बस बताओ | bas batao | to bas batao = tell me
me se kiska | mein se kiska | में से किसका | में से किसकी | me se kiski | kiska | kiski | किसका | किसकी = whose
palm tel | palm ka tel | पाम का तेल = palm oil
साधारण ब्याज | sadharan byaj = simple interest
चक्रवृद्धि ब्याज | chakravriddhi byaj = compound interest
`,
  ar: `
فوق | أعلى من = above
تحت | أدنى من = below
السنة التالية | في السنة التالية | العام التالي | في العام التالي | بعد ذلك بسنة | بعد ذلك بعام = the year after
السنة السابقة | في السنة السابقة | العام السابق | قبل ذلك بسنة | قبل ذلك بعام = the year before
أعلى سعر له | أعلى سعر لها | أعلى ثمن له = highest price
أدنى سعر له | أدنى سعر لها | أقل سعر له = lowest price
منذ ذلك الحين | منذ ذلك الوقت | منذ ذلك | من وقتها | منذ حينها | من ذلك الوقت = since then
إذا أردته | إذا أردت | لو أردته | لو أريده = and
نفس السوق | السوق نفسه | نفس المدينة | نفس المكان = the same place
أضع | أضيف | نضع | نضيف = put
شوائب | الشوائب | للشوائب = dirt
يخصم | يخصمون = deducts
ثلثا | ثلثي | ثلثين = two thirds
ثلاثة أرباع = three quarters
نصف ممتلئ | ممتلئ إلى النصف = half full
قبل سنتين = 2 years ago
قبل ثلاث سنين | قبل ثلاث سنوات = 3 years ago
قبل أربع سنين | قبل أربع سنوات = 4 years ago
قبل خمس سنين | قبل خمس سنوات = 5 years ago
قبل عشر سنين | قبل عشر سنوات = 10 years ago
بالمئة | بالمائة | في المئة | في المائة = %
قال الراديو إن | قال الراديو أن | قالوا إن | يقولون إن | سمعت أن = is it true that
وصل إلى # | وصلت إلى # | بلغ # = hit #
هل هذا صحيح | صحيح هذا | هل صحيح = is that true
${ofLast('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر', '# الماضي', 'في # الماضي')}
الشهر التالي | الشهر الذي يليه | الشهر اللي بعده | بعده بشهر = the month after
الشهر السابق له | الشهر الذي قبله | الشهر اللي قبله = the month before
نفس الشهر | الشهر نفسه = same month
قصدت | كنت أقصد | أقصد | قصدي = i meant
لو أخذ # فقط | إذا أخذ # فقط | وماذا لو أخذ # فقط | ماذا لو أخذ # فقط | لو اشترى # فقط = if he only takes #
إذا نزل السعر إلى | لو نزل السعر إلى | إذا ارتفع السعر إلى | لو صار السعر | إذا صار السعر = if the price is
لو حصدت # فقط | إذا حصلت على # فقط = if i only get #
إذن قل لي فقط | قل لي فقط | طيب قل لي = tell me
فائدة بسيطة = simple interest
فائدة مركبة = compound interest
`,
}
