import { type Question, understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import type { CountedIn } from './bought.ts'

/** What a question buys, and of what. */
export const boughtOf = ({ commodities, bought }: Question) => ({ commodities, bought })

/** So much money for so much of a thing, as a question has it. */
export const asBought = (commodity: string, money: number, currency: string, counted: CountedIn) => ({
  commodities: [commodity],
  bought: { money, currency, in: counted },
})

/** What is understood of the last of several turns. */
export const after = (turns: readonly string[]): Question => {
  const [last, ...before] = turns.toReversed()
  const previous = before.length === 0 ? undefined : after(before.toReversed())
  return understand(last ?? '', storedPlaces, previous)
}
