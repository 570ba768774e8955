import { asksForFertilisers } from '../find-commodities.ts'
import { plainText, splitWords } from '../plain-text.ts'
import type { Question } from '../reading.ts'

/** What names a market or a list of prices, and no thing. */
const list =
  /(?<![^ ])(?:mandis?|apmc|markets?|bazaars?|bazars?|haats?|market yards?|lists?|charts?|bulletins?|(?:crops?|commodit(?:y|ies)|daily|all|today s?|todays) (?:prices?|rates?)|(?:prices?|rates?) (?:of )?today|(?:prices?|rates?) of (?:all )?(?:crops?|commodit(?:y|ies)))(?![^ ])/
const ofPrices = /(?<![^ ])(?:prices?|rates?|details?|info|information|bhav|bhaav|updates?)(?![^ ])/
/** Whoever asks which they are, or how they will go, asks something else. */
const ofElse =
  /(?<![^ ])(?:which|where|when|how|why|will|who|world|best|highest|lowest|nearest market|open|timing|timings|days?|going to|up|down|rise|fall|old|newest|latest|updated?)(?![^ ])/

const said = new Set(
  'the a an of for in on at to and me us our my your you i we it is are be do does can could would want need needs wants know knowing show give send tell share get check see please pls plz kindly sir madam s this current currently present now today todays daily live price prices rate rates market markets mandi mandis apmc bazaar bazar haat haats yard list lists chart bulletin detail details info information about regarding query farmer asked ask asking crop crops commodity commodities all what whats local nearby near nearest agricultural agriculture agri produce farm vegetable vegetables wise report bhav bhaav update updates'.split(
    ' ',
  ),
)

/** As many words may name the market. */
const MOST_NAMES = 2

/**
 * A question for the price list of a market, or of all crops, which names no one of them ("mandi details", "market
 * rates today"): what is stored is told, and of what is asked. Undefined for any other.
 *
 * @param whole the plain question in English words
 */
export function priceListAsked(
  whole: string,
  written: string,
  hasName: boolean,
  previous: Question | undefined,
): Question | undefined {
  if (hasName || asksForFertilisers(whole) || (previous?.commodities.length ?? 0) > 0) return undefined
  if (!list.test(whole) || !ofPrices.test(whole) || ofElse.test(whole)) return undefined
  const words = splitWords(whole)
  const names = words.filter((word) => !said.has(word))
  // "In Guntur": what a market is called stands behind a word of place, or before "market".
  const isNamed = (word: string): boolean => {
    const at = words.indexOf(word)
    return (
      /^(?:in|at|from|near)$/.test(words[at - 1] ?? '') ||
      /^(?:mandis?|market|bazaar|bazar|apmc|yard)$/.test(words[at + 1] ?? '') ||
      names.includes(words[at - 1] ?? '')
    )
  }
  if (names.length > MOST_NAMES || !names.every(isNamed) || names.some((word) => /\d/.test(word)))
    return undefined
  const own = plainText(written)
  const unplaced = names.filter((word) => own.includes(word))
  return {
    topic: 'price',
    intent: 'unknown',
    commodities: [],
    figures: {},
    priceKind: 'market',
    ...(unplaced.length > 0 && { unplaced }),
    stock: { wants: 'goods', isList: true },
  }
}
