import { commodityById } from '../../commodities/catalogue.ts'
import { definitionOf } from '../../commodities/definitions.ts'
import { plainText, splitWords } from '../../understand/plain-text.ts'
import { forgiven, slips } from '../../understand/spoken/spelling.ts'
import type { MonthlySeries } from './price-series.ts'

/** What the words of a source's units are written as besides. */
const alsoWritten: readonly (readonly [word: string, also: readonly string[]])[] = [
  ['cubic', ['m3', 'm³', 'cbm', 'cu', 'cub']],
  ['meter', ['metre', 'metres', 'meters', 'm3', 'm³', 'cbm']],
]

/**
 * True for a word that says no more than what every one of the series that are told is: the good, its unit, or what the
 * source says that it is of, with a slip in it where it is long enough. "Natural gas", "per m3", "frozen shrimps".
 */
export const isOfSeries = (word: string, told: readonly MonthlySeries[]): boolean =>
  told.length > 0 && told.every((series) => ownWords(series).some((own) => isWritten(word, own)))

/** "Qubic": a slip begins with the same sound. */
const isWritten = (word: string, own: string): boolean =>
  word === own || (sound(word) === sound(own) && slips(word, own, forgiven(own)) <= forgiven(own))

const sound = ([first = '']: string): string => (/[ckq]/.test(first) ? 'k' : first)

function ownWords({ name, commodity, priceType, unitWritten }: MonthlySeries): string[] {
  const known = commodityById(commodity)
  const units = splitWords(plainText(unitWritten)).filter((word) => /^\p{L}{3,}$/u.test(word))
  return [
    ...splitWords(plainText(known?.name ?? '')),
    ...units,
    ...alsoWritten.flatMap(([word, also]) => (units.includes(word) ? also : [])),
    ...(priceType === 'benchmark' ? definitionOf(name) : []),
  ]
}
