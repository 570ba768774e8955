import { storedNameOf } from '../../commodities/stored-name.ts'
import type { OtherLanguage } from '../languages/language.ts'
import { COMMODITY } from '../quantities/measures.ts'
import type { ProductOf } from './beside.ts'
import { isItself, isProduct, isProductSomewhere } from './products.ts'

/** What ties a product to what it is of, as the words of seven languages come out. */
const ties =
  /^(?:of|from|for|to|made|the|a|de|d|du|des|da|do|das|dos|del|la|le|les|el|los|las|o|os|as|l|ya|wa|za|la|cha|vya|kwa|ka|ke|ki)$/
const MOST_TIES = 2

/** What does not stand between a thing and its product: "maize hybrid seed" is seed, "maize and seed" is not. */
const parts =
  /^(?:and|or|in|on|at|for|from|to|per|by|with|is|are|was|were|vs|versus|than|the|a|an|i|we|my|our|price|prices|cost|rate|how|what|not|no|of|now|today|if|but|as|before|after|make|makes|made)$/

/**
 * The product of a commodity that a question names, before its name or behind it; undefined where the commodity itself
 * is meant.
 *
 * @param text the plain question with a sign for each name
 * @param ids the commodity of each sign
 * @param whole the question with its marks: behind a comma stands another thing
 */
export function productBeside(
  text: string,
  ids: readonly string[],
  language: OtherLanguage | undefined,
  whole: string,
): ProductOf | undefined {
  const words = text.split(' ')
  const signs = words.flatMap((word, at) => (word === COMMODITY ? [at] : []))
  for (const [index, at] of signs.entries()) {
    const commodity = ids[index]
    if (commodity === undefined) continue
    const word = [
      behind(words, at, language),
      isMadeItself(commodity) ? undefined : before(words, at, language),
    ].find(
      (one) =>
        one !== undefined && isProduct(one, language) && !isItself(one, commodity) && !isListed(one, whole),
    )
    if (word !== undefined) return { commodity, word: withWhatIsMade(words, at, word, language) }
  }
  return undefined
}

/** "Neem seed oil" is some oil, and no seed of oil. */
const isMadeItself = (commodity: string): boolean => isProductSomewhere(storedNameOf(commodity) ?? '')

/** "Tea tree oil" is the oil of it, not the tree. */
function withWhatIsMade(
  words: readonly string[],
  at: number,
  word: string,
  language: OtherLanguage | undefined,
): string {
  const next = words[at + 2]
  const isMore = words[at + 1] === word && next !== undefined && isProduct(next, language)
  return isMore ? `${word} ${next}` : word
}

/** "Maize, flour and sugar" are three things. */
const isListed = (word: string, whole: string): boolean =>
  new RegExp(`[,;&+\\n]\\s*(?:and |the |some )?${word}(?!\\p{L})`, 'iu').test(whole)

/** "Maize bran", "maize hybrid seed"; in Hindi also "the bran of maize" in that order. */
function behind(
  words: readonly string[],
  at: number,
  language: OtherLanguage | undefined,
): string | undefined {
  const [next = '', second] = [words[at + 1], words[at + 2]]
  if (language === 'hi' && next === 'of') return second
  if (language !== undefined || isProduct(next, language)) return next
  return parts.test(next) || next === COMMODITY ? undefined : second
}

/** What is a kind of the crop where it stands right before its name in English: "bread wheat". */
const kinds = /^(?:bread|juice|feed|fodder|malt|oil|milk|wine|sugar|plant|tree|bush|skin)$/

/** "Bran of maize", "seed maize". */
function before(
  words: readonly string[],
  at: number,
  language: OtherLanguage | undefined,
): string | undefined {
  let from = at - 1
  while (at - from <= MOST_TIES && ties.test(words[from] ?? '')) from -= 1
  const isTied = from < at - 1
  const word = words[from]
  return isTied || language !== undefined || !kinds.test(word ?? '') ? word : undefined
}
