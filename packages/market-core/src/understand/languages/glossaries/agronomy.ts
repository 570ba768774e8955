import type { OtherLanguage } from '../language.ts'

/** Pests by their names, what a crop is fed with, and what is done about both: no price is asked for beside them. */
export const agronomy: Readonly<Record<OtherLanguage, string>> = {
  fr: `
charançon | charançons | pucerons | puceron | mouche blanche | foreur | foreurs | acariens | criquets = pests
lutter contre | combattre | comment lutter = control
soufre | potasse | azote = nutrients
`,
  es: `
picudo | picudos | gorgojo | gorgojos | broca | mosca blanca | trips | ácaros | langosta = pests
combatir | controlar | cómo combato | cómo controlo = control
azufre | potasio | nitrógeno = nutrients
`,
  pt: `
bicudo | gorgulho | gorgulhos | broca | brocas | mosca branca | ácaros | cigarrinha | percevejo | percevejos = pests
combater | controlar | como combato | como controlo = control
enxofre | potássio | nitrogênio = nutrients
`,
  sw: `
fukusi | vidukari | viwavi | kiwavi | vipekecha | inzi weupe | utitiri | nzige | dumuzi = pests
napambana | kupambana na | kudhibiti | nidhibiti | nitadhibiti = control
salfa | potasi | naitrojeni = nutrients
`,
  hi: `
घुन | माहू | सफेद मक्खी | थ्रिप्स | टिड्डी | दीमक | ghun | mahu | deemak | tiddi = pests
रोकथाम | नियंत्रण | roktham | niyantran = control
गंधक | सल्फर | पोटाश डालें | नाइट्रोजन | gandhak | sulphur = nutrients
डालें | डालना | डालूं | डाले | डालो | dalen | dalna | dalun = apply
`,
  ar: `
سوسة | سوسة النخيل | سوسة النخيل الحمراء | السوسة | حشرة المن | الذبابة البيضاء | تربس | أكاروس | الجراد | جراد | حفار = pests
أكافح | مكافحة | نكافح | أقاوم | مقاومة | القضاء على = control
كبريت | الكبريت | بوتاسيوم | نيتروجين = nutrients
أضيف | نضيف | إضافة = apply
`,
}
