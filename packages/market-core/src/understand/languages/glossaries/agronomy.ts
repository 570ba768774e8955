import type { OtherLanguage } from '../language.ts'

/** Pests by their names, what a crop is fed with, and what is done about both: no price is asked for beside them. */
export const agronomy: Readonly<Record<OtherLanguage, string>> = {
  fr: `
charançon | charançons | pucerons | puceron | mouche blanche | foreur | foreurs | acariens | criquets = pests
lutter contre | combattre | comment lutter = control
soufre | potasse | azote = nutrients
cabosse | cabosses = cocoa pods
deviennent noires | deviennent noirs | devient noire | devient noir | noircissent | pourrissent | se dessèchent = turning black
quel produit utiliser | quel produit mettre | quel traitement = which remedy
`,
  es: `
picudo | picudos | gorgojo | gorgojos | broca | mosca blanca | trips | ácaros | langosta = pests
combatir | controlar | cómo combato | cómo controlo = control
azufre | potasio | nitrógeno = nutrients
se ponen negras | se ponen negros | se pudren | se pone negra = turning black
qué producto uso | qué producto usar | qué le echo | qué le pongo = which remedy
`,
  pt: `
bicudo | gorgulho | gorgulhos | broca | brocas | mosca branca | ácaros | cigarrinha | percevejo | percevejos = pests
combater | controlar | como combato | como controlo = control
enxofre | potássio | nitrogênio = nutrients
ficam pretos | ficam pretas | ficando pretas | apodrecem | apodrecendo = turning black
que produto usar | qual produto usar | o que passo = which remedy
`,
  sw: `
fukusi | vidukari | viwavi | kiwavi | vipekecha | inzi weupe | utitiri | nzige | dumuzi = pests
napambana | kupambana na | kudhibiti | nidhibiti | nitadhibiti = control
salfa | potasi | naitrojeni = nutrients
yanakuwa meusi | inakuwa nyeusi | yanaoza | inaoza | zinaoza = turning black
nitumie dawa gani | dawa ipi ya kupulizia = which remedy
`,
  hi: `
घुन | माहू | सफेद मक्खी | थ्रिप्स | टिड्डी | दीमक | ghun | mahu | deemak | tiddi = pests
रोकथाम | नियंत्रण | roktham | niyantran = control
गंधक | सल्फर | पोटाश डालें | नाइट्रोजन | gandhak | sulphur = nutrients
डालें | डालना | डालूं | डाले | डालो | dalen | dalna | dalun = apply
काले पड़ रहे | काली पड़ रही | सड़ रहे | सड़ रही | kale pad rahe | sad rahe = turning black
कौन सी दवा डालें | कौन सी दवा | kaun si dawa = which remedy
`,
  ar: `
سوسة | سوسة النخيل | سوسة النخيل الحمراء | السوسة | حشرة المن | الذبابة البيضاء | تربس | أكاروس | الجراد | جراد | حفار = pests
أكافح | مكافحة | نكافح | أقاوم | مقاومة | القضاء على = control
كبريت | الكبريت | بوتاسيوم | نيتروجين = nutrients
أضيف | نضيف | إضافة = apply
تسود | يسود لونها | تتعفن | يتعفن = turning black
أي مبيد | ما العلاج | بماذا أرش = which remedy
`,
}
