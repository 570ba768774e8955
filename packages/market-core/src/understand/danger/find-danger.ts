import { remembered } from '../../remembered.ts'
import { plainText } from '../plain-text.ts'
import { hasSign } from '../topic/topic-signs.ts'
import { fertilisers, medicines, poisons } from './chemicals.ts'
import { asksOfWaiting } from './doses/before-use.ts'
import { asksOfNutrientAmount } from './doses/nutrient-amounts.ts'
import { asksOfARipener } from './doses/ripeners.ts'
import { withoutWeatherAmounts } from './doses/weather-amounts.ts'
import { emergencyIn } from './emergency.ts'
import { poisonous } from './emergency-words.ts'

/**
 * What no engine may answer by itself: somebody may be poisoned, or a figure is asked for that only a label and an
 * adviser may give.
 */
export type Danger = 'emergency' | 'dose'

const oneOf = (names: readonly string[]): string =>
  names
    .map((name) => (name.endsWith('*') ? `${plainText(name.slice(0, -1))}[^ ]*` : plainText(name)))
    .join('|')
const whole = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

const anySubstance = oneOf([...poisonous, ...medicines, ...fertilisers])

const anyTreatment = `${oneOf([...poisons, ...medicines])}|sprayed|injected|dewormed|vaccinated`

const amount =
  'dose|doses|dosage|dosages|how much|how many|rate|ml|gram|grams|gm|litre|litres|liter|liters|concentration|ratio|strength|how strong|quantity|per tank|per acre|per hectare|per ha|per litre|per liter|dosis|dosagem|kiasi|kitni|kitna'
const mixes =
  'mix|mixed|mixing|mixture|dilute|diluted|dilution|combine|tank mix|mezclar|melanger|misturar|kuchanganya'
const waits =
  'waiting period|waiting time|withdrawal|withholding|pre harvest|preharvest|pre-harvest|phi|rei|re entry|reentry|re-entry|how long after|how many days after|how soon after|days after spray[^ ]*|dias despues de [^ ]+|cuantos dias despues|plazo de seguridad|tiempo de carencia|carencia|dias depois de [^ ]+|quantos dias depois|prazo de carencia|jours apres [^ ]+|combien de jours apres|delai avant recolte|delai de carence|delai de reentree|siku ngapi baada ya|kitne din baad|kitna din baad|kitne din ke baad|kitne dino ke baad|kitne dino baad|safe to eat|safe to enter|safe to harvest after|residue'

/** "Can urea and DAP go together", "put both together": "urea, DAP and potash together, please" is a list of goods. */
const put =
  /(?<![^ ])(?:spray|sprayed|spraying|apply|applied|applying|put|use|used|using|give|given|giving|add|go|safe|can|may|could|ok|okay|at the same time)(?![^ ]).* together(?![^ ])|(?<![^ ])together .*(?<![^ ])(?:spray|tank|knapsack|pump|apply)(?![^ ])/

/** So much of something in what is sprayed with: a dose of whatever it is called. */
const inAPump = whole(
  '(?:how (?:much|many)|kitna|kitni|kiasi gani|ngapi|combien de|cuant[oa]s?|quant[oa]s?)(?: [^ ]+){0,2} (?:mls?|cc|grams?|grammes?|gm|g|caps?|capfuls?|spoons?|tots?|sachets?|millilit[^ ]+)(?: [^ ]+){0,6} (?:knapsack|backpack|pump|tank|sprayer|drum|bomba|bombada|mochila|pulverisateur|cuve|(?:15|16|20|10|100) ?(?:l|lt|ltr|litres?|liters?))',
)

const doses: readonly ((plain: string) => boolean)[] = [
  (plain) => inAPump.test(plain),
  (plain) => whole('dose|doses|dosage|dosages|dosis|dosagem').test(plain),
  (plain) => whole(amount).test(plain) && whole(oneOf([...poisons, ...medicines])).test(plain),
  (plain) =>
    whole('how much|how many|quantity|kiasi').test(plain) &&
    whole(oneOf(fertilisers)).test(plain) &&
    whole(
      'acre|acres|ha|hectare|hectares|plant|tree|field|apply|put|use|give|top dress[^ ]*|litre|tank|pump',
    ).test(plain) &&
    !/(?<![^ ])(?:buys?|ratio)(?![^ ])|(?:give|pay|sell)(?: [^ ]+){0,2} for (?:one|an?|1|\d+) /.test(plain),
  (plain) => whole(mixes).test(plain) && whole(anySubstance).test(plain),
  (plain) =>
    whole('together').test(plain) &&
    (whole(oneOf([...poisons, ...medicines])).test(plain) ||
      (put.test(plain) && whole(oneOf(fertilisers)).test(plain))),
  (plain) =>
    whole(waits).test(plain) &&
    whole(
      `${anySubstance}|spray[^ ]*|pulveris[^ ]*|pulveriz[^ ]*|fumig[^ ]*|rociar|kupulizia|kunyunyizia|chhidkav|chidkav|traitement`,
    ).test(plain),
]

/** Something has been sprayed or injected, and it is asked when the harvest or the milk may be used: a waiting time. */
const afterTreating =
  /(?<![^ ])(?:sprayed|spraid|treated|injected|dipped|drenched|dusted|dosed|gave|given)(?![^ ]).*(?<![^ ])(?:when (?:can|may|could|is it safe|do)|how (?:soon|long)|(?:after )?how many days|can (?:i|we|they|people)|is it (?:safe|ok|okay)|safe to)(?: [^ ]+){0,4} (?:pick|picking|picked|eat|eating|eaten|harvest|harvested|harvesting|sell|selling|milk|slaughter|slaughtered|graze|grazing|consume|use|feed|enter|go (?:in|back))(?![^ ])/

/** The danger that a plain question speaks of; undefined for none. */
export const findDanger = (plain: string): Danger | undefined =>
  emergencyIn(plain) !== undefined ? 'emergency' : findDose(plain)

/** A dose or a waiting time that a plain question asks for; undefined for none. Money asked for is no dose. */
export const findDose = remembered(doseIn, { most: 200, longest: 500 })

function doseIn(text: string): Exclude<Danger, 'emergency'> | undefined {
  const plain = withoutWeatherAmounts(text)
  if (afterTreating.test(plain) && whole(anyTreatment).test(plain)) return 'dose'
  const isOfMoney = hasSign(plain, 'price')
  if (!isOfMoney && doses.some((asks) => asks(plain))) return 'dose'
  if (!isOfMoney && [asksOfWaiting, asksOfNutrientAmount, asksOfARipener].some((asks) => asks(plain)))
    return 'dose'
  if (
    whole('rate per (?:hectare|ha|acre)|application rate|spray rate|dose rate').test(plain) &&
    whole(anySubstance).test(plain)
  )
    return 'dose'
  return undefined
}

/** True where what is dosed is only a fertiliser: it has no label to go by, but a soil. */
export const dosesNutrients = (plain: string): boolean =>
  (whole(oneOf(fertilisers)).test(plain) || asksOfNutrientAmount(plain)) &&
  !whole(oneOf([...poisons, ...medicines])).test(plain.replace(/neem coated/g, ' '))
