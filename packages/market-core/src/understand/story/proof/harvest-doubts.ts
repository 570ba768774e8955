import type { Question } from '../../reading.ts'
import { resultsAsked, unitsAsked } from '../asked.ts'
import { askedIn } from '../parts/asked-in.ts'
import { clausesOf, readFigures } from '../read-figures.ts'
import { tellsPacks } from '../sum/two/packs.ts'
import { ofWhichLand } from './of-which-land.ts'
import { figuresSaid } from './told-sums.ts'
import { changesFigures, paysLater, unratedIn } from './unread-words.ts'

/**
 * The figures of a sum of a harvest that may be meant in two ways: of which land a harvest is, what "each" is of, and a
 * cost of all that is less than the price of one.
 *
 * @param text the question in English words
 */
export function harvestDoubts(
  { intent, figures: { given = [], moistures }, wanted }: Question,
  text: string,
): readonly number[] {
  if (intent === 'convert' && moistures === undefined) {
    // Litres of one thing are no kilos of another.
    const amounts = given.filter(({ role }) => role === 'amount')
    if (new Set(amounts.map(({ measure }) => measure?.kind)).size > 1)
      return amounts.map(({ value }) => value)
    const measures = [...given.flatMap(({ measure, per }) => [measure, per]), wanted]
    const read = new Set([
      ...given.map(({ value }) => value),
      ...measures.flatMap((measure) => (measure?.kind === 'sack' ? [measure.kg] : [])),
    ])
    return figuresSaid(clausesOf(text)).filter((value) => value !== 1 && !read.has(value))
  }
  if (paysLater(text)) return given.map(({ value }) => value)
  const asksOfKilo = unitsAsked(askedIn(clausesOf(text))).per.some(
    ({ kind }) => kind === 'mass' || kind === 'volume',
  )
  const asksWhich = /(?<!\p{L})(?:which|better|best|cheaper|cheapest)(?!\p{L})/iu.test(text)
  if ((asksOfKilo || asksWhich) && tellsPacks(clausesOf(text))) return given.map(({ value }) => value)
  if (intent !== 'margin' && intent !== 'break-even') return []
  const clauses = clausesOf(text)
  const figures = readFigures(clauses)
  const open = ofWhichLand(figures)
  if (open.length > 0) return open
  if (changesFigures(text)) return given.map(({ value }) => value)
  // What so much costs is asked, and no price that covers it.
  const asked = resultsAsked(askedIn(clauses))
  const ofCosts = asked.includes('costs') && asked.every((one) => one === 'costs' || one === 'comes-to')
  if (intent === 'break-even' && ofCosts) return given.map(({ value }) => value)
  const unrated = unratedIn(clauses, figures)
  if (unrated.length > 0) return unrated
  const price = given.find(({ role }) => role === 'price')
  const isMany = given.some(({ role, value }) => role === 'amount' && value > 1)
  if (price === undefined || !isMany) return []
  return given.flatMap(({ role, per, value, currency }) =>
    role === 'cost' && per === undefined && currency === price.currency && value < price.value ? [value] : [],
  )
}
