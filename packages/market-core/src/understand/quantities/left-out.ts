import type { Question } from '../reading.ts'
import { clausesOf, readFigures } from '../story/read-figures.ts'

/**
 * The figures of a question that a sum of a harvest would leave out: those that it could not read, and those that it
 * read nothing from. Empty for a question of no such sum.
 *
 * @param text the question in English words
 */
export function figuresLeftOut(
  { topic, intent, figures, wanted }: Question,
  text: string,
): readonly number[] {
  const { given = [], unused = [] } = figures
  const roles = new Set(given.map(({ role }) => role))
  // A lot and its price of the farmer's own are a sum, whatever else the words ask.
  const isOwnWorth = intent === 'price' && roles.has('price') && (roles.has('amount') || roles.has('yield'))
  const isSum = intent === 'margin' || intent === 'break-even' || isOwnWorth
  // One price of two lots is the price of neither alone.
  const lots = [...new Set(given.flatMap(({ role, value }) => (role === 'amount' ? [value] : [])))]
  if (lots.length > 1 && figures.pricePerT !== undefined && intent !== 'convert') return lots
  // Of amounts within amounts one alone is converted: what the others are is asked back.
  if (topic === 'sums' && lots.length > 1 && wanted?.kind !== 'sack' && figures.areaHa === undefined)
    return lots
  if (topic !== 'sums' && !(isSum && (topic === 'price' || topic === 'other'))) return []
  if (!isSum || figures.mixesCurrencies || given.length === 0) return unused
  const isRead = ({ role }: { role: string }) => ofWater.test(text) || !role.endsWith('moisture')
  const used = given.filter(isRead)
  const measures = [...used.flatMap(({ measure, per }) => [measure, per]), wanted]
  const read = new Set([
    ...unused,
    ...used.map(({ value }) => value),
    ...(ofWater.test(text) ? (figures.moistures ?? []) : []),
    ...measures.flatMap((measure) => (measure?.kind === 'sack' ? [measure.kg] : [])),
  ])
  const typed = readFigures(clausesOf(text)).flatMap(({ value, unit }) => [
    value,
    ...(unit?.holds === undefined ? [] : [unit.holds.value]),
  ])
  return [...new Set([...unused, ...typed.filter((value) => !read.has(value) && value !== 1)])]
}

/** A percentage of anything else is no moisture. */
const ofWater = /moist|water|wet|dry|dried|humid|damp/i
