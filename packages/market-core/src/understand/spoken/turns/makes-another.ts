import { isBehindAPlaceWord } from '../../intent/asked-otherwise.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import { COMMODITY } from '../../quantities/measures.ts'
import type { NamesRead } from '../read-names.ts'

/**
 * Whether a word that nobody could place makes something else of a commodity: "coffee machine". Languages other than
 * English and Hindi name the thing first: of "machine à café" the machine is meant, and "riz parfumé" is a kind of
 * rice.
 *
 * @param left the words that nobody could place
 */
export function makesAnother(
  { plain, heads, undated }: NamesRead,
  left: readonly string[],
  language: OtherLanguage | undefined,
): boolean {
  if (language === undefined || language === 'hi') {
    const [, asked] = pricedFor.exec(undated) ?? []
    if (asked !== undefined && left.includes(asked)) return true
    return heads.some((word) => left.includes(word) && !isBehindAPlaceWord(plain, word))
  }
  const link =
    language === 'ar'
      ? ''
      : '(?:(?:of|for|to|in|with|a|de|d|da|do|du|ya|wa|la|cha|za|vya)(?: (?:the|la|le|el|l|o))* )'
  const named = new RegExp(`(?<![^ ])([^ ]+) ${link}${COMMODITY}(?![^ ])`, 'g')
  return [...undated.matchAll(named)].some(([, word = '']) => left.includes(word))
}

/** "How much is a combine for soybeans": what has the price is named before what it is for. */
const pricedFor = new RegExp(
  `(?<![^ ])(?:how much (?:is|are|for)|(?:price|cost) of|what (?:is|does)) (?:an? |the )?([^ ]+) for (?:the |my |our )?${COMMODITY}(?![^ ])`,
)
