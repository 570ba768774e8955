import { commodityById } from '../../commodities/catalogue.ts'
import { kindsWithoutPrice } from '../../commodities/kinds-without-price.ts'
import { findCommodities } from '../find-commodities.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { isKindWord } from './kind-words.ts'

const kinds = Object.entries(kindsWithoutPrice).map(
  ([id, names]) =>
    [
      id,
      new RegExp(
        `(?<![\\p{L}\\p{M}\\d])(?:${names.join('|').replaceAll(' ', '[\\s-]+')})(?![\\p{L}\\p{M}\\d])`,
        'iu',
      ),
    ] as const,
)

/**
 * A text with the crop named beside each kind of it that stands alone: "basmati price" is of basmati rice. What names
 * its crop, and what is said of another thing that is named, stays.
 */
export const withCropsOfKinds = (text: string): string =>
  kinds.reduce((told, [id, kind]) => {
    if (!kind.test(told)) return told
    // "Sticky maize", "upland rice" name what they are of.
    const others = findCommodities(plainText(told.replace(kind, ' ')))
    return others.length > 0 ? told : told.replace(kind, (name) => `${name} ${nameOf(id)}`)
  }, text)

const nameOf = (id: string): string => commodityById(id)?.name ?? id

/** Whether one of these words that nobody could place is a kind that the crop is known by, and no other thing. */
export const areKinds = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => splitWords(word).every(isKindWord))
