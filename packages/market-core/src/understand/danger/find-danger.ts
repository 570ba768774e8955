import { plainText } from '../plain-text.ts'
import { hasSign } from '../topic/topic-signs.ts'
import { fertilisers, medicines, poisons } from './chemicals.ts'

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

/** Of what is dosed: nobody is poisoned by swallowing it, or it is no substance. */
const notPoison = new Set(['sprayer', 'tank', 'neem'])

const poison = oneOf(poisons.filter((name) => !notPoison.has(name)))
const anySubstance = oneOf([...poisons, ...medicines, ...fertilisers])

const swallows =
  `swallow[^ ]*|drank|drink[^ ]*|drunk|consum[^ ]*|ingest[^ ]*|ate|eaten|licked|inhal[^ ]*|breath[^ ]*|took|taken|
  avale|bu|ingere|trago|tragado|bebio|bebido|tomo|tomado|ingirio|bebeu|engoliu|tomou|amekunywa|nimekunywa|alikunywa|kunywa|
  amemeza|nimemeza|pi|pee|piya|khaya|kha`.replace(/\s+/g, '')
const symptoms =
  `vomit[^ ]*|dizz[^ ]*|faint[^ ]*|unconscious|collaps[^ ]*|seizure[^ ]*|convuls[^ ]*|nause[^ ]*|headache|
  headaches|sick|ill|sweating|drooling|trembling|cannot breathe|can t breathe|cant breathe|breathing|blurred|burning eyes|burned skin|
  burnt skin|mareo[^ ]*|mareado|vomito[^ ]*|vomissement[^ ]*|vertige[^ ]*|tontura|kizunguzungu|kutapika|anatapika|ulti|chakkar`.replace(
    /\s+/g,
    '',
  )
const spraying = `spray[^ ]*|pesticid[^ ]*|${poison}|mixing|fumigat[^ ]*|pulveriz[^ ]*|fumigad[^ ]*|traitement`

const emergencies: readonly RegExp[] = [
  // "drank some of the roundup", not "armyworms ate my maize although I sprayed".
  whole(`(?:${swallows})(?: [^ ]+){0,3} (?:${poison}|urea)`),
  // Languages that put the verb last.
  whole('dawa(?: [^ ]+){0,4} (?:akala|alikula|amekula|akanywa|alikunywa|amekunywa|kameza|amemeza)'),
  whole(`(?:${poison})(?: [^ ]+){0,2} (?:pi|pee|piya|khaya|kha|swallowed|drunk|consumed|ingested)`),
  whole(
    `(?:${poison}|spray|dust)(?: [^ ]+){0,3} (?:in|into|on|over|to) (?:my |his |her |the |their |a )?(?:eye|eyes|face|skin|mouth|body|hand|hands|ojos|yeux|macho)`,
  ),
  whole(`(?:eye|eyes|skin|face|mouth)(?: [^ ]+){0,4} (?:${poison})`),
  whole(
    '(?:poisoned|poisoning|poisened|intoxicat[^ ]*|intoxicad[^ ]*|envenenad[^ ]*|empoisonn[^ ]*|intoxique[^ ]*|overdose)',
  ),
  new RegExp(
    ['कीटनाशक', 'जहर', 'تسمم', 'شرب مبيد', 'ابتلع', 'مبيد'].map((said) => plainText(said)).join('|'),
  ),
]
const isSick = whole(symptoms)
const hasSprayed = whole(spraying)
/** Sick plants and animals that nobody sprayed are another topic. */
const ofSomebody = whole(
  'i|i m|im|my|me|he|she|his|her|we|feel|feeling|worker|workers|labour|labourer|husband|wife|son|daughter|child|children|baby|boy|girl|man|woman|father|mother|brother|sister|neighbour|people|farmer|operator|somebody|someone|person|mi|mon|ma|meu|minha|mtoto|mume|after',
)

const amount =
  'dose|doses|dosage|dosages|how much|how many|rate|ml|gram|grams|gm|litre|litres|liter|liters|concentration|ratio|strength|how strong|quantity|per tank|per acre|per hectare|per ha|per litre|per liter|dosis|dosagem|kiasi|kitni|kitna'
const mixes =
  'mix|mixed|mixing|mixture|dilute|diluted|dilution|combine|together|tank mix|mezclar|melanger|misturar|kuchanganya'
const waits =
  'waiting period|waiting time|withdrawal|withholding|pre harvest|preharvest|pre-harvest|phi|rei|re entry|reentry|re-entry|how long after|how many days after|how soon after|days after spray[^ ]*|safe to eat|safe to enter|safe to harvest after|residue'

const doses: readonly ((plain: string) => boolean)[] = [
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
  (plain) => whole(waits).test(plain) && whole(`${anySubstance}|spray[^ ]*`).test(plain),
]

/** The danger that a plain question speaks of; undefined for none. Money asked for is no dose. */
export function findDanger(plain: string): Danger | undefined {
  if (emergencies.some((pattern) => pattern.test(plain))) return 'emergency'
  if (isSick.test(plain) && hasSprayed.test(plain) && ofSomebody.test(plain)) return 'emergency'
  if (!hasSign(plain, 'price') && doses.some((asks) => asks(plain))) return 'dose'
  if (
    whole('rate per (?:hectare|ha|acre)|application rate|spray rate|dose rate').test(plain) &&
    whole(anySubstance).test(plain)
  )
    return 'dose'
  return undefined
}
