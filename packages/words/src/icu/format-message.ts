import { formatNumber } from '../format/number.ts'
import { pluralCategory } from '../format/plural.ts'
import type { Message } from './parse-message.ts'

/** Maximum decimals of numeric arguments, as in ICU. Values with units are passed in as text. */
const DECIMALS = 3

/**
 * Formats a message with its values.
 *
 * @param tag BCP 47 language
 */
export function formatMessage(
  tag: string,
  message: Message,
  values: Readonly<Record<string, string | number>>,
): string {
  return message
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const { name, options, isPlural } = piece
      const value = values[name] ?? ''
      if (options === undefined) return typeof value === 'number' ? formatNumber(tag, value, DECIMALS) : value
      const chosen = isPlural
        ? (options.get(`=${value}`) ?? options.get(pluralCategory(tag, Number(value))))
        : options.get(String(value))
      return formatMessage(tag, chosen ?? options.get('other') ?? [], values)
    })
    .join('')
}
