import type { OtherLanguage } from '../language.ts'

/** Pests by their names, what a crop is fed with, and what is done about both: no price is asked for beside them. */
export const agronomy: Readonly<Record<OtherLanguage, string>> = {
  fr: `
faut-il intervenir | comment gérer | que puis-je faire = what can i do
méligèthes | méligèthe | altises | oïdium | tavelure | chancre | cochenilles | limaces | mauvaises herbes | adventices = pests
j'accepte | dois-je accepter | est-ce que j'accepte = should i accept
on m'offre | on me propose | on m'en offre = offers
hybride | hybrides = hybrid
écartement | distance entre les rangs | distance entre rangs = row distance
tailler | taille des | taille de mes | élaguer = prune
que faire | quoi faire | que dois-je faire = what can i do
diarrhée = diarrhoea
de quelles cultures | quelles cultures as-tu | quels produits as-tu | de quels produits = which crops do you have
charançon | charançons | pucerons | puceron | mouche blanche | foreur | foreurs | acariens | criquets = pests
lutter contre | combattre | comment lutter = control
soufre | potasse | azote = nutrients
cabosse | cabosses = cocoa pods
deviennent noires | deviennent noirs | devient noire | devient noir | noircissent | pourrissent | se dessèchent = turning black
quel produit utiliser | quel produit mettre | quel traitement = which remedy
`,
  es: `
hay algo que hacer | cómo manejo | cómo manejar | cómo lo trato = what can i do
chancro | oídio | tizón | cochinilla | pulgón | pulgones | araña roja | malezas | nematodos = pests
acepto | los acepto | lo acepto | debo aceptar = should i accept
me ofrecen | me ofrece | ofrecen = offers
híbrido | híbridos = hybrid
distancia entre surcos | distancia entre plantas | entre surcos = row distance
podar | poda = prune
qué hago | qué puedo hacer | qué hacemos = what can i do
diarrea = diarrhoea
de qué cultivos tienes | de qué productos tienes | qué cultivos tienes = which crops do you have
picudo | picudos | gorgojo | gorgojos | broca | mosca blanca | trips | ácaros | langosta = pests
combatir | controlar | cómo combato | cómo controlo = control
azufre | potasio | nitrógeno = nutrients
se ponen negras | se ponen negros | se pudren | se pone negra = turning black
qué producto uso | qué producto usar | qué le echo | qué le pongo = which remedy
`,
  pt: `
como manejar | como lidar | tem o que fazer | como trato = what can i do
mofo branco | mofo | oídio | míldio | requeima | cochonilha | pulgão | pulgões | lagarta | lagartas | nematoides | ervas daninhas = pests
aceito | devo aceitar = should i accept
me oferecem | me ofereceram | oferecem = offers
híbrido | híbridos = hybrid
espaçamento | distância entre linhas = row distance
você sabe fazer conta | sabe fazer contas = can you do sums
podar | poda = prune
o que faço | o que fazer | que devo fazer = what can i do
diarreia = diarrhoea
de quais culturas você tem | de que produtos você tem | quais culturas você tem = which crops do you have
bicudo | gorgulho | gorgulhos | broca | brocas | mosca branca | ácaros | cigarrinha | percevejo | percevejos = pests
combater | controlar | como combato | como controlo = control
enxofre | potássio | nitrogênio = nutrients
ficam pretos | ficam pretas | ficando pretas | apodrecem | apodrecendo = turning black
que produto usar | qual produto usar | o que passo = which remedy
`,
  sw: `
vimevamia | imevamia | wamevamia | yamevamiwa = attack
nikubali | nikubali au la = should i accept
wananipa | ananipa = offers
nafasi ya kupanda | nafasi kati ya mistari = row distance
nani wewe | wewe ni nani | we ni nani = who are you
kupogoa | nipogoe = prune
nifanye nini | nifanyeje | tufanye nini = what can i do
wanaharisha | anaharisha | kuharisha | kuhara = diarrhoea
batobato | kuoza kwa mizizi | michirizi = mosaic disease
una bei za mazao gani | mazao gani una bei = which crops do you have prices
fukusi | vidukari | viwavi | kiwavi | vipekecha | inzi weupe | utitiri | nzige | dumuzi = pests
napambana | kupambana na | kudhibiti | nidhibiti | nitadhibiti = control
salfa | potasi | naitrojeni = nutrients
yanakuwa meusi | inakuwa nyeusi | yanaoza | inaoza | zinaoza = turning black
nitumie dawa gani | dawa ipi ya kupulizia = which remedy
`,
  hi: `
बुवाई का सही समय | बुवाई का समय | बोने का समय = sowing time
कतार से कतार की दूरी | पौधे से पौधे की दूरी = row distance
छंटाई | कटाई-छंटाई = prune
क्या करें | क्या करूं | क्या करूँ | kya karein | kya kare | kya karu = what can i do
दस्त = diarrhoea
किन फसलों के भाव | कौन सी फसलों के भाव = which crops do you have prices
घुन | माहू | सफेद मक्खी | थ्रिप्स | टिड्डी | दीमक | ghun | mahu | deemak | tiddi = pests
रोकथाम | नियंत्रण | roktham | niyantran = control
गंधक | सल्फर | पोटाश डालें | नाइट्रोजन | gandhak | sulphur = nutrients
डालें | डालना | डालूं | डाले | डालो | dalen | dalna | dalun = apply
काले पड़ रहे | काली पड़ रही | सड़ रहे | सड़ रही | kale pad rahe | sad rahe = turning black
कौन सी दवा डालें | कौन सी दवा | kaun si dawa = which remedy
`,
  ar: `
المسافة بين الخطوط | مسافة الزراعة = row distance
هل أقبل | أقبل = should i accept
يعرضون علي | عرضوا علي = offers
أنت من | من أنت | انت مين = who are you
تقليم | أقلم = prune
ماذا أفعل | أعمل إيه | ما العمل = what can i do
إسهال = diarrhoea
ما المحاصيل التي لديك أسعارها | أي محاصيل لديك أسعارها = which crops do you have prices
سوسة | سوسة النخيل | سوسة النخيل الحمراء | السوسة | حشرة المن | الذبابة البيضاء | تربس | أكاروس | الجراد | جراد | حفار = pests
أكافح | مكافحة | نكافح | أقاوم | مقاومة | القضاء على = control
كبريت | الكبريت | بوتاسيوم | نيتروجين = nutrients
أضيف | نضيف | إضافة = apply
تسود | يسود لونها | تتعفن | يتعفن = turning black
أي مبيد | ما العلاج | بماذا أرش = which remedy
`,
}
