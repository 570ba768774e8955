import type { OtherLanguage } from '../language.ts'

/**
 * Further words of questions: the newest figure there is, what is to come, a year before, what was reached, and what is
 * seen on a plant that is ill.
 */
export const toldOtherwise: Readonly<Record<OtherLanguage, string>> = {
  fr: `
combien de fois plus cher que | combien de fois le prix | combien de fois = how many times
de combien = by how much
vaut-il plus que | vaut-elle plus que | vaut plus que | coûte plus que | est-il plus cher que | plus cher que | plus chère que = dearer than
vaut moins que | coûte moins que | moins cher que | moins chère que = cheaper than
plus du double du | plus du double de | plus que le double = more than twice the
moins de la moitié du | moins de la moitié de = less than half of
le double du | le double de = twice the
jusqu'au dernier chiffre | jusqu'à la dernière donnée | jusqu'au dernier prix | jusqu'au dernier mois connu = until now
le dernier chiffre que vous avez | la dernière donnée que vous avez | le dernier chiffre connu | dernière donnée = latest
quel sera | combien sera | combien coûtera | que sera | sera-t-il | va être = what will be
prochaine récolte | la prochaine récolte | prochaine saison | la prochaine saison | prochaine campagne = next season
depuis son record | depuis son pic | depuis son plus haut | depuis son sommet = since its highest
a perdu combien | combien a perdu | combien a-t-il perdu = how much has fallen
un an avant | un an plus tôt | un an auparavant = a year before that
a atteint | atteint = was
feuilles = leaves
feuille = leaf
taches | tache = spots
jaunes | jaune | jaunissent | jaunit = yellow
noires | noircissent | noircit = black
fanent | fane | flétrissent | flétrit = wilting
pourrissent | pourrit | pourriture = rot
mosaïque = mosaic
racines | racine = roots
où puis-je vendre | où vendre | où peut-on vendre | où est-ce que je peux vendre | à qui vendre = where can i sell
que dois-je faire | que faire = what do i do
`,
  es: `
cuántas veces más caro que | cuántas veces = how many times
por cuánto | en cuánto = by how much
vale más que | cuesta más que | más caro que | más cara que = dearer than
vale menos que | cuesta menos que | más barato que | más barata que = cheaper than
más del doble que | más del doble de | más que el doble = more than twice the
la mitad que | la mitad de lo que = half of
verdad | cierto | o no = yes or no
menos de la mitad que | menos de la mitad de = less than half of
el doble que | el doble de = twice the
hasta el último dato | hasta la última cifra | hasta el último precio | hasta el último mes = until now
el último que tenga | el último que tenga usted | lo último que tenga | el más reciente que tenga | el último precio que tenga | que tenga usted | el último dato que tenga | el último dato que tiene | el último dato | último dato | la última cifra = latest
cuál será | cuánto será | cuánto costará | cómo estará | va a estar | va a costar | va a ser = what will be
próxima cosecha | la próxima cosecha | próxima zafra | la próxima temporada = next season
desde su récord | desde su máximo | desde su pico | desde su tope = since its highest
cuánto ha perdido | cuánto perdió = how much has fallen
un año antes = a year before that
suele estar | suelen estar | suele ser = usually is
alcanzó | llegó a | alcanzado = was
hojas | hoja = leaves
manchas | mancha = spots
amarillas | amarillo | amarillean = yellow
negras | negro = black
se marchitan | se marchita | marchitas = wilting
se pudre | se pudren | podridas = rot
raíces | raíz = roots
dónde puedo vender | dónde vender | dónde vendo | a quién vender = where can i sell
qué debo hacer | qué hago = what do i do
`,
  pt: `
quantas vezes mais caro que | quantas vezes = how many times
por quanto = by how much
vale mais que | vale mais do que | custa mais que | custa mais do que | mais caro que | mais caro do que = dearer than
vale menos que | custa menos que | mais barato que | mais barato do que = cheaper than
mais do dobro do | mais do dobro da | mais que o dobro = more than twice the
menos da metade do | menos da metade da = less than half of
o dobro do | o dobro da = twice the
até o último dado | até ao último dado | até o último valor | até o último preço | até o último mês = until now
o último dado que tem | o último dado | último dado | o último valor = latest
vai ser | vai estar | vai custar | será que vai | estará | custará = will be
próxima safra | na próxima safra | próxima colheita | próxima época = next season
desde o seu recorde | desde o recorde | desde seu recorde | desde o pico | desde a máxima = since its highest
quanto perdeu | perdeu quanto = how much has fallen
um ano antes = a year before that
atingiu | chegou a = was
folhas | folha = leaves
manchas | mancha = spots
amarelas | amarelo | amarelando = yellow
pretas = black
murcham | murchando | murchas = wilting
apodrece | apodrecem | podridão = rot
raízes | raiz = roots
onde posso vender | onde vender | onde vendo | a quem vender = where can i sell
o que devo fazer | o que faço = what do i do
`,
  sw: `
mara ngapi = how many times
ni ghali kuliko | ghali kuliko = dearer than
ni rahisi kuliko | nafuu kuliko = cheaper than
hadi takwimu ya mwisho | hadi bei ya mwisho = until now
mara ya mwisho | kwa mara ya mwisho | takwimu ya mwisho = latest
ilikuwa | zilikuwa | lilikuwa | yalikuwa | kilikuwa | vilikuwa | walikuwa = was
itakuwa | zitakuwa | yatakuwa | litakuwa = will be
msimu ujao | mavuno yajayo = next season
mwaka mmoja kabla ya hapo | mwaka mmoja kabla = a year before that
majani | jani = leaves
madoa | doa = spots
njano | manjano = yellow
nyeusi = black
yananyauka | inanyauka | zinanyauka = wilting
inaoza | yanaoza | zinaoza = rot
mizizi = roots
niuze wapi | naweza kuuza wapi | nauza wapi | nimuuzie nani = where can i sell
nifanye nini | nitafanya nini = what do i do
`,
  hi: `
कितने गुना | कितना गुना | कितनी गुना | kitne guna | kitna guna = how many times
से महंगा | से महंगी | से ज़्यादा महंगा = dearer than
से सस्ता | से सस्ती = cheaper than
आखिरी आंकड़े तक | अंतिम आंकड़े तक | आखिरी भाव तक = until now
आखिरी आंकड़ा | अंतिम आंकड़ा = latest
क्या होगा | कितना होगा | कितनी होगी | क्या रहेगा | कितना रहेगा = what will be
अगली फसल | अगले सीजन | अगले मौसम में = next season
की पड़ती | का पड़ता | के पड़ते | की पड़ेगी | का पड़ेगा | की पड़ी = costs
उससे एक साल पहले | एक साल पहले से = a year before that
धब्बे | धब्बा = spots
पीली | पीला | पीले = yellow
मुरझा | मुरझाना | मुरझाए = wilting
सड़ | सड़न | गलन = rot
जड़ | जड़ें = roots
कहां बेचूं | कहां बेच सकता हूं | कहां बेच सकते हैं | किसको बेचूं | kahan bechu | kahan beche = where can i sell
क्या करूं | क्या करें = what do i do
`,
  ar: `
كم مرة | كم ضعف | كم ضعفا = how many times
أغلى من = dearer than
أرخص من = cheaper than
حتى آخر رقم | حتى آخر سعر | حتى آخر شهر = until now
آخر رقم | أحدث رقم = latest
عندكم | لديكم | عندك | لديك = you have
وكم = and how much
وفي = and in
ومن = and from
كم سيكون | سيكون | ستكون | كيف سيكون = will be
الموسم القادم | الموسم المقبل = next season
قبل ذلك بسنة | قبلها بسنة | قبل ذلك بعام | قبل سنة من ذلك = a year before that
بلغه | بلغها | بلغ | وصل إليه = was
أوراق | ورق = leaves
بقع | بقعة = spots
صفراء | صفار | تصفر = yellow
تذبل | ذبول = wilting
تعفن | عفن = rot
جذور = roots
أين أبيع | أين يمكنني بيع | أين يمكن بيع | لمن أبيع = where can i sell
ماذا أفعل | ما العمل = what do i do
`,
}
