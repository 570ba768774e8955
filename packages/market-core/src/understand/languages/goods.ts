import { linesOf } from './glossary.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from './language.ts'

/**
 * What is stored beside crops: food of the market, fuel, timber and metals, and the origins that tell them apart, by
 * the names that sources write in English. A reviewed list in the form of the glossaries; whatever is imported under
 * these names can be asked for in each language.
 */
export const goods: Readonly<Record<OtherLanguage, string>> = {
  fr: `
pain | pains | baguette | baguettes = bread
sel = salt
fromage | fromages = cheese
poisson | poissons = fish
poisson fumé | poissons fumés = smoked fish
poisson salé | poissons salés = salted fish
poisson frais | poissons frais = fresh fish
huile = oil
huile végétale | huile de cuisine = vegetable oil
huile de palmiste = palm kernel oil
farine de blé = wheat flour
farine de maïs = maize flour
farine de manioc = cassava flour
foufou = cassava meal
pâte d'arachide | pâte d'arachides = groundnut paste
arachides décortiquées | arachide décortiquée = shelled groundnuts
congelé | congelés | surgelé = frozen
café instantané | café soluble = instant coffee
courge | courges = squashes
poivron | poivrons = sweet peppers
essence = petrol
charbon | houille = coal
grumes = logs
bois scié | bois sciés = sawnwood
contreplaqué = plywood
cuivre = copper
étain = tin
plomb = lead
platine = platinum
minerai de fer = iron ore
aluminium = aluminum
riz mélangé = mixed rice
blé dur rouge = hrw wheat
blé tendre rouge = srw wheat
thaïlandais | thaïlandaise = thai
vietnamien | vietnamienne = vietnamese
états-unis | états unis = us
européen | européenne | européennes = europe
sud-africain | sud africain = south african
australien = australian
ceylan = colombo`,
  es: `
pan = bread
sal = salt
queso | quesos = cheese
queso seco = dry cheese
pescado | pescados = fish
pescado fresco = fresh fish
pescado ahumado = smoked fish
aceite = oil
aceite vegetal | aceite de cocina = vegetable oil
aceite de palmiste = palm kernel oil
harina de trigo = wheat flour
harina de maíz = maize flour
harina de yuca = cassava flour
tortilla | tortillas | tortilla de maíz | tortillas de maíz = tortilla
frijol de seda | frijoles de seda | frijol rojo seda | frijol rojo de seda = silk red beans
café instantáneo | café soluble = instant coffee
ayotes | ayote | calabaza | calabazas | pipián = squashes
chiltoma | chiltomas | pimiento | pimientos | chile dulce = sweet peppers
gasolina = petrol
carbón = coal
trozas = logs
madera aserrada = sawnwood
contrachapado | triplay = plywood
cobre = copper
estaño = tin
plomo = lead
oro = gold
plata = silver
platino = platinum
mineral de hierro = iron ore
aluminio = aluminum
trigo duro rojo = hrw wheat
trigo blando rojo = srw wheat
tailandés | tailandesa = thai
vietnamita = vietnamese
estados unidos | ee uu | eeuu = us
europeo | europea = europe
sudafricano = south african
australiano = australian
ceilán = colombo`,
  pt: `
pão | pães = bread
sal = salt
queijo | queijos = cheese
peixe | peixes = fish
peixe fresco = fresh fish
peixe defumado = smoked fish
óleo = oil
óleo vegetal | óleo de cozinha = vegetable oil
óleo de palmiste = palm kernel oil
farinha de trigo = wheat flour
farinha de milho | fubá = maize flour
farinha de mandioca = cassava flour
café solúvel = instant coffee
abóbora | abóboras = squashes
pimentão | pimentões = sweet peppers
gasolina = petrol
carvão = coal
toras = logs
madeira serrada = sawnwood
compensado = plywood
cobre = copper
estanho = tin
chumbo = lead
ouro = gold
prata = silver
platina = platinum
minério de ferro = iron ore
alumínio = aluminum
tailandês | tailandesa = thai
vietnamita = vietnamese
estados unidos | eua = us
europeu | europeia = europe
sul-africano = south african
australiano = australian`,
  sw: `
mkate | mikate = bread
chumvi = salt
jibini = cheese
samaki = fish
mafuta ya kupikia | mafuta ya kula = vegetable oil
unga wa ngano = wheat flour
unga wa mahindi = maize flour
unga wa muhogo = cassava flour
petroli = petrol
makaa ya mawe = coal
dhahabu = gold
shaba = copper`,
  hi: `
ब्रेड | डबल रोटी | double roti = bread
नमक | namak = salt
पनीर | paneer = cheese
मछली | machli = fish
खाने का तेल | khane ka tel = vegetable oil
ताड़ का तेल | ताड़ के तेल | पाम का तेल | पाम के तेल | ताड़ पाम के तेल | ताड़ पाम का तेल | palm ka tel | palm ke tel | tad ka tel = palm oil
गेहूं का आटा | मैदा = wheat flour
मक्के का आटा = maize flour
पेट्रोल = petrol
कोयला | koyla = coal
सोना = gold
चांदी | chandi = silver
तांबा | tamba = copper
थाई | थाईलैंड = thai
वियतनामी | वियतनाम = vietnamese`,
  ar: `
خبز = bread
ملح = salt
جبن | جبنة = cheese
سمك = fish
زيت نباتي = vegetable oil
دقيق القمح | طحين القمح = wheat flour
بنزين = petrol
فحم = coal
ذهب = gold
فضة = silver
نحاس = copper
رصاص = lead
قصدير = tin
تايلاندي | تايلندي | تايلاند = thai
فيتنامي | فييتنامي = vietnamese
أوروبي | أوروبا = europe
أسترالي = australian
برنت = brent`,
}

/** What two languages or more call by one word, which therefore says nothing of the language: "sal", "gasolina". */
export const sharedGoods: readonly [foreign: string, english: string][] = [
  ...Map.groupBy(
    OTHER_LANGUAGES.flatMap((language) => linesOf(goods[language])),
    ([said, english]) => JSON.stringify([said, english]),
  ).values(),
].flatMap((same) => (same.length > 1 ? same.slice(0, 1) : []))

const called = new Map(
  OTHER_LANGUAGES.map((language) => [
    language as string,
    // The first of several is the one that answers use, as in the lists of crops.
    new Map(
      linesOf(goods[language])
        .toReversed()
        .map(([said, english]) => [english, said]),
    ),
  ]),
)

/**
 * What a language calls goods that are stored under an English name ("bread"); undefined where it is not known.
 *
 * @param tag of the language, BCP 47
 */
export const goodsCalled = (tag: string, english: string): string | undefined =>
  called.get(tag.split('-')[0] ?? '')?.get(english)
