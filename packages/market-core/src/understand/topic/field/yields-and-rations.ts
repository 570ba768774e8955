import { ofAnimals } from '../asked-of.ts'
import { hasSign } from '../topic-signs.ts'

const phrase = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

const figuresIn = (plain: string): number => (plain.match(/\d+/g) ?? []).length

/** "1.8 x 1.8 m", "60 by 45 cm": how far plants stand apart, where nothing is reckoned from it. */
const distances = phrase(
  '\\d+(?:\\.\\d+)? ?(?:m|cm|ft|feet|metres?|meters?|inch(?:es)?)? ?(?:x|by|×|\\*) ?\\d+(?:\\.\\d+)? ?(?:m|cm|ft|feet|metres?|meters?|inch(?:es)?)',
)
const ofGoods = phrase(
  '(?:timber|planks?|boards?|logs?|poles?|sheets?|beams?|posts?|bags?|sacks?|bales?|field|plot|land|pond|tank|sheds?|mats?|area|acres?|rolls?|nets?|tarpaulins?)',
)

/** Two distances alone beside a crop. */
export const namesDistances = (plain: string, commodities: readonly string[]): boolean =>
  commodities.length > 0 && !ofAnimals(commodities) && distances.test(plain) && !ofGoods.test(plain)

const fromAPlant = phrase(
  '(?:from|in|on|per|of|does|can) (?:one|an?|each|every|single) (?:single |good |mature |healthy )?(?:pods?|cobs?|ears?|bunch|bunches|plants?|trees?|palms?|vines?|bush(?:es)?|bolls?|tubers?|stools?|heads?|panicles?|stalks?|stands?)',
)
const howMuch = phrase('how much|how many|what weight|average weight|yield')
const ofMoney = phrase(
  'buy|buys|pay|pays|sell|sells|sold|earn|earns|money|income|revenue|worth|dozen|usd|eur|kes|ksh|inr|rs|rupees?|shillings?|naira|dollars?|[$€£₹][^ ]*',
)

/** How much one plant or pod gives: of growing it, and of no price. */
export const asksWhatOneGives = (plain: string, commodities: readonly string[]): boolean =>
  commodities.length > 0 &&
  !ofAnimals(commodities) &&
  fromAPlant.test(plain) &&
  howMuch.test(plain) &&
  !ofMoney.test(plain) &&
  // With figures of his own somebody reckons.
  figuresIn(plain) === 0

const fed = phrase(
  'per day|a day|daily|every day|each day|(?:give|feed|fed|feeding)(?: to)? (?:my|our|the|an?|each|one|every|them|her|it)|rations?|eats?|grams?|gms?',
)

/** How much of a thing a beast is fed: of whoever knows beasts. What one is bartered for has a price. */
export const asksOfARation = (plain: string, commodities: readonly string[]): boolean =>
  (commodities.some((id) => ofAnimals([id])) || hasSign(plain, 'livestock')) &&
  commodities.some((id) => !ofAnimals([id])) &&
  howMuch.test(plain) &&
  fed.test(plain) &&
  !ofMoney.test(plain) &&
  figuresIn(plain) < 2
