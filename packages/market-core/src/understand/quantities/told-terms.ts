import { findCurrencies } from '../find-units.ts'
import { plainText } from '../plain-text.ts'

const units =
  'short tons?|long tons?|metric tons?|tonnes?|tons?|quintals?|kilos?|kg|bushels?|hundredweights?|cwt|pounds?|lbs?|sacks?|bags?|arrobas?|maunds?'
const unitTold = new RegExp(
  `(?<!\\p{L})(?<!\\d\\s?)(?:in|per|by(?:\\s+the)?|into)\\s+(?:an?\\s+|the\\s+)?(\\d+\\s*(?:kgs?|kilos?|lbs?|pounds?)\\s+(?:sacks?|bags?)|${units})((?<=sacks?|bags?|quintals?)\\s+of\\s+\\d+\\s*(?:kgs?|kilos?|lbs?|pounds?))?(?!\\p{L})`,
  'iu',
)
const anyUnit = new RegExp(`(?<!\\p{L})(?:${units})(?!\\p{L})`, 'iu')
const moneyTold = /(?<!\p{L})in\s+(?:(?:the|our|my)\s+)?((?:\p{L}+\s+)?\p{L}+|[€£₹])/giu

/**
 * A part of a text, with the unit and the money that are told outside it, where it has none itself: "we settle by the
 * short ton, so what is the groundnut price" asks for it by the short ton.
 */
export function withTermsOf(part: string, text: string): string {
  const [before = ''] = text.split(part)
  const [, unit, weight = ''] = unitTold.exec(before) ?? []
  const money =
    findCurrencies(plainText(part)).length > 0
      ? undefined
      : [...before.matchAll(moneyTold)].findLast(
          ([, said = '']) => findCurrencies(plainText(said)).length > 0,
        )
  const added = [
    unit === undefined || anyUnit.test(part) ? '' : ` per ${unit}${weight}`,
    money === undefined ? '' : ` ${money[0]}`,
  ].join('')
  return added === '' ? part : `${part.replace(/[\s?.!]+$/, '')}${added}`
}
