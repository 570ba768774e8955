import { asksWhenToTreat, saysPrice } from '../asked-of.ts'
import { asksOfWeedkillers } from '../beside-the-field.ts'
import type { Topic } from '../topic.ts'
import {
  asksHowLongItLasts,
  asksHowTheDaysAre,
  asksWhetherAirLets,
  decidesOnWork,
} from './days-of-weather.ts'
import { asksHowItIsSown, asksOfATonic, namesALack, putsOnACrop } from './needs-of-a-crop.ts'
import { asksOfARation, asksWhatOneGives, namesDistances } from './yields-and-rations.ts'

/** A topic, and what must hold of a plain question, without the names of its goods, that is about it. */
export type Rule = readonly [Topic, (rest: string, commodities: readonly string[]) => boolean]

/** "How much does one tree give": of no money, where a plant or a beast does it. */
const ofThings = (rest: string): string => rest.replace(/(?<![^ ])how much does(?![^ ])/, 'how much')

/** Before the words of one topic take over a question that says in more words that it is of another. */
export const rulesOfTheField: readonly Rule[] = [
  ['weather', (rest) => !saysPrice(rest) && asksHowLongItLasts(rest)],
  ['weather', (rest) => !saysPrice(rest) && asksHowTheDaysAre(rest)],
  ['field-work', (rest) => !saysPrice(rest) && (decidesOnWork(rest) || asksWhetherAirLets(rest))],
  ['field-work', (rest) => !saysPrice(rest) && asksOfWeedkillers(rest) && asksWhenToTreat(rest)],
  ['sowing-and-calendar', (rest) => !saysPrice(rest) && asksHowItIsSown(rest)],
  ['livestock', (rest, commodities) => !saysPrice(ofThings(rest)) && asksOfARation(rest, commodities)],
  [
    'sowing-and-calendar',
    (rest, commodities) => !saysPrice(ofThings(rest)) && asksWhatOneGives(rest, commodities),
  ],
  ['sowing-and-calendar', (rest, commodities) => !saysPrice(rest) && namesDistances(rest, commodities)],
  ['nutrients', (rest, commodities) => !saysPrice(rest) && asksOfATonic(rest, commodities)],
  ['nutrients', (rest) => !saysPrice(rest) && namesALack(rest)],
  ['nutrients', (rest, commodities) => !saysPrice(rest) && putsOnACrop(rest, commodities)],
]
