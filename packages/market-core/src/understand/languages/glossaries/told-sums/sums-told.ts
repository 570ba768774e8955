import type { OtherLanguage } from '../../language.ts'

/**
 * What farm sums are told in, in more words: rounds of work, prices of each, wages, shares, loans, what is lost and
 * what is the farmer's own. A reviewed list in the form of the glossaries, read behind `sums.ts`.
 */
export const sumsTold: Readonly<Record<OtherLanguage, string>> = {
  es: `
a # cada uno | a # cada una | a # c/u | # cada uno | # cada una | # c/u = at # each
a # por saco | a # el saco = at # per bag
a # el quintal | a # por quintal = at # per quintal
al día cada uno | el día cada uno | diarios cada uno | por día cada uno | al día a cada uno = per day each
limpia | limpieza | deshierbe | deshierba | desyerbe | escarda | chapeo | desmalezado = weeding
dos limpias | dos limpiezas | dos deshierbes | dos deshierbas = weeding 2 times
tres limpias | tres limpiezas | tres deshierbes | tres deshierbas = weeding 3 times
# limpias | # limpiezas | # deshierbes | # deshierbas | # desyerbes | # escardas = weeding # times
# fumigaciones | # fumigadas | # aplicaciones | # riegos = spraying # times
una vez = one time
dos veces = 2 times
tres veces = 3 times
# veces = # times
cada vez | por vez = each time
por saco | por cada saco | por cada bolsa = per bag
por quintal | por cada quintal = per quintal
por caja | por cada caja = per box
se lleva | se queda con | me quita | se toma | me descuenta | descuenta = takes
cobra | cobran | me cobra | me cobran = charges
saqué | recogí | recolecté | levanté | cosechó = harvested
cuánto es lo mío | cuánto me toca | cuánto es mi parte | cuál es mi parte | qué me toca = what is left for me
lo mío | mi parte = my share
me quedo | me kedo | me queda | me keda | quedo yo = left
desgrane | desgranada = shelling
acarreo | traslado = transport
jornaleros | mozos | trabajadores = workers
# peones | # jornaleros | # mozos | # trabajadores = # workers
cuánto les pago | cuánto pago | cuánto debo pagar | cuánto tengo que pagar = how much do i pay
perdí | perdidos | perdidas | se perdió | se perdieron = lost
vendí el resto a # | el resto lo vendí a # | el resto a # = sold the rest at #
# quintales a # = # quintal at #
# sacos a # | # bolsas a # | # costales a # = # bags at #
# kilos a # | # kg a # = # kg at #
# libras a # = # lb at #
# arrobas a # = # arrobas at #
# litros a # = # litres at #
# cajas a # = # boxes at #
préstamo de # | un préstamo de # = borrowed #
`,
  fr: `
à # chacun | à # chacune | à # pièce | à # l'unité | # chacun | # chacune = at # each
à # le sac | à # par sac | à # f le sac = at # per bag
à # le kilo | à # le kg = at # per kg
par jour chacun | par jour et par personne | par jour chacune = per day each
sarclage | sarclages | désherbage | désherbages = weeding
deux sarclages | deux désherbages = weeding 2 times
trois sarclages | trois désherbages = weeding 3 times
# sarclages | # désherbages = weeding # times
# traitements | # pulvérisations = spraying # times
une fois = one time
deux fois = 2 times
trois fois = 3 times
# fois = # times
chaque fois | à chaque fois | par fois | la fois = each time
par sac | pour chaque sac | sur chaque sac | chaque sac | par sac je paie | par sac j'ai payé = per bag
par caisse | pour chaque caisse = per crate
sac vide | sacs vides = sack
manutention = handling
récolte # | récolté # | on a récolté # | nous récoltons # = harvested #
la récolte | de la récolte = the harvest
coût d'un sac | coût par sac | quel coût par sac = what cost me one bag
combien pour moi | quelle est ma part | combien me revient | ma part = what is left for me
perdus | perdues | perdu | perdue = lost
stocké | j'ai stocké = stored
vendu le reste à # | j'ai vendu le reste à # | le reste à # | le reste vendu à # = sold the rest at #
ouvriers | manoeuvres | journaliers = workers
# ouvriers | # manoeuvres | # journaliers = # workers
combien je dois payer | combien dois-je payer | je paie combien | combien payer = how much do i pay
# sacs à # = # bags at #
# kilos à # | # kg à # = # kg at #
# litres à # = # litres at #
crédit de # | un crédit de # | prêt de # | emprunt de # = borrowed #
`,
  pt: `
a # cada | a # cada um | a # cada uma | # cada um | # cada uma = at # each
a # o saco | a # a saca | a # por saca | a # por saco = at # per bag
a # kz o saco | a # kwanzas o saco | a # mt o saco | a # meticais o saco = at # per bag
vendi o resto a # = sold the rest at #
por dia cada um | por dia cada | por dia para cada um = per day each
capina | capinas | monda | mondas | sacha | sachas = weeding
duas capinas | duas mondas | duas sachas = weeding 2 times
três capinas | três mondas | três sachas = weeding 3 times
# capinas | # mondas | # sachas = weeding # times
# pulverizações | # aplicações = spraying # times
duas vezes = 2 times
três vezes = 3 times
# vezes = # times
cada vez | por vez = each time
por saca | por saco | por cada saca | por cada saco | em cada saca = per bag
por caixa | por cada caixa = per box
carga | carregamento = loading
apanhei | apanhámos | apanhamos = harvested
camião | o camião | caminhão | o caminhão = truck
levou | cobrou | cobra | cobram = charged
diaristas | trabalhadores | ajudantes = workers
# diaristas | # trabalhadores | # ajudantes = # workers
quanto pago | quanto devo pagar | quanto tenho de pagar | quanto tenho que pagar = how much do i pay
# sacas a # | # sacos a # = # bags at #
# quilos a # | # kg a # = # kg at #
# arrobas a # = # arrobas at #
# litros a # = # litres at #
empréstimo de # | um empréstimo de # = borrowed #
quanto pago no total | quanto vou pagar no total | quanto pago ao todo | quanto devolvo = how much pay back
perdi | perdidas | perdidos | perderam-se = lost
quanto é a minha parte | qual é a minha parte | quanto fica para mim | minha parte = what is left for me
fica com | leva = takes
`,
  sw: `
kwa # kila mmoja | kwa # kila moja | kwa # kila kimoja = at # each
kila mmoja # kwa siku | kila mtu # kwa siku = each # per day
kwa siku kila mmoja | kila mmoja kwa siku = per day each
kupalilia mara # | palizi mara # = weeding # times
kunyunyizia mara # | dawa mara # = spraying # times
mara mbili = 2 times
mara tatu = 3 times
mara # = # times
kila mara | kwa kila mara | kwa mara = each time
kwa kila gunia nililipa | kila gunia nililipa = per bag i paid
wafanyakazi = workers
kwa siku # = for # days
nitalipa ngapi | nilipe ngapi | nitawalipa ngapi = how much do i pay
gharama ya gunia moja | gharama ya kila gunia | kila gunia limenigharimu = what cost me one bag
nimebaki na ngapi | nitabaki na ngapi | nabaki na ngapi | ninabaki na ngapi = how much is left
mkopo wa # riba asilimia # kwa mwaka | mkopo wa # kwa riba ya asilimia # kwa mwaka | mkopo wa # riba ya asilimia # kwa mwaka = borrowed # at interest # % per year
mkopo wa # riba asilimia # kwa mwezi | mkopo wa # kwa riba ya asilimia # kwa mwezi | mkopo wa # riba ya asilimia # kwa mwezi = borrowed # at interest # % per month
nitarudisha ngapi | nitalipa jumla ngapi = how much pay back
jumla ya malipo | jumla ya mshahara = how much do i pay in total
fungu langu | sehemu yangu = my share
anachukua | huchukua = takes
ziliharibika | yaliharibika | zimeharibika | yameharibika = spoiled
`,
  hi: `
# बोरी # की | # बोरी # के हिसाब से | # बोरियां # की | # बोरी # वाली = # bags at # each
# bori # ki | # bori # wali | # bori # ke hisab se = # bags at # each
# लीटर # वाला | # लीटर # रुपये वाला = # litres at # per litre
# litre # rs wala | # litre # wala | # litre # rupaye wala = # litres at # per litre
majdoor # the | # majdoor the = # workers
# मजदूर | # मज़दूर = # workers
हर एक को | हर एक | प्रत्येक को | har ek ko | har ek = each
निराई दो बार | गुड़ाई दो बार | nirai do bar | nirai do baar = weeding 2 times
निराई तीन बार | गुड़ाई तीन बार | nirai teen bar | nirai teen baar = weeding 3 times
निराई # बार | गुड़ाई # बार | निराई-गुड़ाई # बार = weeding # times
दो बार | दो दफा = 2 times
तीन बार = 3 times
# बार | # दफा | # baar | # bar | # dafa = # times
हर बार | प्रति बार | har baar | har bar | har dafa = each time
हर बोरी पर | प्रति बोरी पर | har bori par | har bori pe = per bag
भाड़ा | bhada | bhaada | kiraya = freight
मंडी शुल्क | मंडी टैक्स | mandi shulk | mandi tax = market fee
# क्विंटल हुआ | # क्विंटल निकला | # क्विंटल मिला | # क्विंटल पैदा हुआ = harvested # quintals
# quintal hua | # quintal nikla | # quintal mila = harvested # quintals
एक क्विंटल की लागत | प्रति क्विंटल लागत | क्विंटल की लागत | ek quintal ki lagat = what cost me one quintal
एक बोरी की लागत | प्रति बोरी लागत | ek bori ki lagat = what cost me one bag
कितना देना है | कुल कितना देना है | kitna dena hai | kul kitna dena hai | kitna dena padega = how much do i pay in total
कितना लगा | total kitna laga | kul kitna laga | kitna laga = how much did it cost in total
मेरा हिस्सा | mera hissa = what is left for me
`,
  ar: `
لمدة = for
أجرة كل واحد # | اجرة كل واحد # | أجر كل واحد # | لكل واحد # = each #
أجرة العامل # | اجرة العامل # | أجر العامل # = per worker #
كم أدفع | كم ادفع | كم أدفع لهم | كم علي أن أدفع = how much do i pay
كم حصتي | كم نصيبي | ما حصتي | ما نصيبي | كم لي = what is left for me
صاحب الأرض | مالك الأرض | صاحب الارض = landowner
ثلث المحصول | ثلث الغلة = one third of the harvest
نصف المحصول = half of the harvest
ربع المحصول = one quarter of the harvest
مرتين = 2 times
ثلاث مرات = 3 times
# مرات | # مرة = # times
سنتين | لمدة سنتين = 2 years
شهرين | لمدة شهرين = 2 months
كل مرة | في كل مرة | للمرة = each time
تعشيب | عزيق | إزالة الأعشاب = weeding
حرث | حراثة = ploughing
تحميل | وتحميل = loading
سعر الكيس # | الكيس ب # | الكيس بسعر # = # per bag
كم تكلفة الكيس | كم كلفة الكيس | تكلفة الكيس الواحد = what cost me one bag
تلف | تلفت | فسد | فسدت = spoiled
`,
}
