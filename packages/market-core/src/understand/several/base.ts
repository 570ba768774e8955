import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import type { Question } from '../reading.ts'

/** The newest price of what a question is of, in the unit and the money that it wants. */
export function newestOfIt(question: Question): Question {
  const { commodities, variety, place, unit, wanted, currency, coins, alsoIn, pieces } = question
  return {
    topic: 'price',
    intent: 'price',
    commodities,
    figures: {},
    ...(variety && { variety }),
    ...(place && { place }),
    ...(unit && { unit }),
    ...(wanted && { wanted }),
    ...(currency && { currency }),
    ...(coins && { coins }),
    ...(alsoIn && { alsoIn }),
    ...(pieces && { pieces }),
  }
}

/** What a question is of, as it is called: "white beans". */
export function nameOf({ commodities: [id], variety = [] }: Question): string | undefined {
  const name = id === undefined ? undefined : (commodityById(id)?.name ?? storedNameOf(id))
  return name === undefined ? undefined : [...variety, name].join(' ')
}
