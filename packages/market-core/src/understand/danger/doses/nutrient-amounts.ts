import { fertilisers } from '../chemicals.ts'
import { list, sourceOf, whole } from '../word-patterns.ts'

/** What feeds a crop or its soil, by more names than those that are poison to nobody. */
const nutrient = whole(
  `${sourceOf([...fertilisers])}|${sourceOf(
    list(`potassium phosph* nitrogen magnesium calcium sulphur sulfur manganese dolomite epsom ammonium nitrate* potasio potasse potassio
    azote nitrogeno nitrogenio fosforo phosphore cal chaux calcario calagem chokaa jasi جير الجير यूरिया डीएपी पोटाश جبس يوريا بوتاس`),
  )}`,
)

/** What grows by itself, and is fed by itself, however it is called where it grows. */
const plants = sourceOf(
  list(`plant plants stand stands stool stools mat mats tree trees bush bushes hill hills hole holes palm palms vine vines stem stems
  pit pits bed beds basin basins clump clumps root roots sapling saplings seedling seedlings station stations pocket pockets ridge ridges row rows
  trunk pot pots planta plantas mata matas cepa cepas arbol arboles pied pieds souche souches touffe arbre arbres pe pes cova covas touceira arvore
  shina mashina mche miche shimo mti pied paudha पौधा पौधे पेड़ شجرة شجره نبتة جورة`),
)
const lands = sourceOf(
  list(`acre acres ha hectare hectares feddan feddans manzana manzanas bigha bighas kanal katha guntha gunta dunum dunams donum rai ropani ekari
  alqueire tarea cuerda`),
)
const each =
  '(?:per|a|an|one|each|every|to each|to every|for each|for every|for one|around each|round each|por|par|kwa|لكل)'
const mass = sourceOf(
  list(`g gm gms gram grams gramme grammes gramo gramos grama gramas gramu kg kgs kilo kilos kilogram kilograms bag bags sack sacks handful
  handfuls spoon spoons spoonful spoonfuls tablespoon tablespoons teaspoon teaspoons cup cups tin tins bucket buckets ounce ounces ग्राम غرام جرام كيلو`),
)
const asks = whole('how much|how many|what (?:amount|quantity|dose)|quantity|amount|kitna|kitni|kitne')
const toAPlant = whole(
  `(?:${each}|for|to|on) (?:(?:young|old|mature|bearing|small|big|full grown|\\p{L}+) )?(?:${plants})`,
)
const onLand = whole(`(?:${each}|for|to|on) (?:(?:one|an?|\\d+) )?(?:${lands})`)
/** "Grams per mat", "kg to the acre": so much of it, and nobody says how much. */
const openMass = whole(`(?<!\\d ?)(?:${mass}) (?:${each}|for|to|on) (?:the )?(?:${plants}|${lands})`)
/** "5 kg per acre, is it enough": a figure that is to be judged. */
const judged = whole('ok|okay|enough|correct|too much|too little|sufficient|right amount|right dose|safe')
const toldMass = whole(`\\d+(?:\\.\\d+)? ?(?:${mass}) ${each} (?:${plants}|${lands})`)

/** What so much costs is a sum, whatever it is put on. */
const money = whole(
  '(?:price|cost|pay|buy|afford|spend|worth|money|cheap|budget|profit|margin|sell|sold)[^ ]*|usd|eur|kes|ksh|inr|rs|rupees?|shillings?|naira|dollars?|euros?|[$€£₹][^ ]*',
)

/**
 * Whether a plain text asks how much of a nutrient a plant, a hole or a land is given: of that a soil and an adviser
 * know, and it is no price of so many grams.
 */
export function asksOfNutrientAmount(plain: string): boolean {
  if (!nutrient.test(plain) || money.test(plain)) return false
  if (openMass.test(plain)) return true
  if (toldMass.test(plain) && judged.test(plain)) return true
  return asks.test(plain) && (toAPlant.test(plain) || onLand.test(plain))
}
