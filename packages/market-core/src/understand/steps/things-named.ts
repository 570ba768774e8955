import { commodityById } from '../../commodities/catalogue.ts'
import { priceTypes, undated } from '../intent/asked-otherwise.ts'
import { isIntentWord } from '../intent/find-intent.ts'
import { plainText, splitWords } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import type { NamesRead } from '../spoken/read-names.ts'
import { withFertilisers } from '../spoken/with-fertilisers.ts'
import type { StoredNames } from '../stored/stored-names.ts'

export interface ThingsNamed {
  /** Ids, in the order they were named. */
  readonly commodities: readonly string[]
  /** These, or those of the question before where this one names none. */
  readonly about: readonly string[]
  /** Every word that is no name, and tells the series of these apart. */
  readonly named: readonly string[]
  /** Those of them that a series is chosen by. */
  readonly variety: readonly string[]
  /** True where one of these says more than another name of the commodity does. */
  readonly isOfAKind: boolean
  /** What a series of the one thing is called that is an average: "tea, avg of three auctions". */
  readonly calledMean: 'average' | 'avg' | undefined
}

/** What a question is about, and which kinds of it. */
export function thingsNamed(
  names: NamesRead,
  stored: StoredNames,
  previous: Question | undefined,
): ThingsNamed {
  const { plain } = names
  // All of a kind are none that one word of the question names twice.
  const isOfAKindOfThings = names.order.length === 0 && names.ids.length > 0
  const named = isOfAKindOfThings ? names.ids : withFertilisers(names.ids, plain)
  const commodities = named.filter((id) => !names.excluded.includes(id))
  const about = commodities.length > 0 ? commodities : (previous?.commodities ?? [])
  const kinds = new Set([...about.flatMap((id) => [...(stored.varieties.get(id) ?? [])]), ...priceTypes])
  const isName = new Set(about.flatMap((id) => splitWords(plainText(commodityById(id)?.name ?? id))))
  const telling = [
    ...new Set(
      splitWords(withoutOrigin(undated(plain, names))).filter(
        (word) => kinds.has(word) && !isIntentWord(word),
      ),
    ),
  ].filter((word) => !isName.has(word) && !isName.has(word.replace(/s$/, '')) && !isName.has(`${word}s`))
  // "The Kolkata auction" is one of them, not the mean of all.
  const variety = telling.length > 1 ? telling.filter((word) => word !== 'auctions') : telling
  // "Brent" names crude oil, and tells its series apart, too.
  const calls = new Set(
    commodities.flatMap((id) => (commodityById(id)?.alsoCalled ?? []).flatMap(splitWords)),
  )
  const [only = '', ...more] = commodities
  const called = stored.varieties.get(only)
  return {
    commodities,
    about,
    named: telling,
    variety,
    isOfAKind: variety.some((word) => !calls.has(word)),
    calledMean:
      more.length === 0 ? (['average', 'avg'] as const).find((word) => called?.has(word)) : undefined,
  }
}

/** "In US cents" says in which money, and not where the sugar is of. */
const withoutOrigin = (plain: string): string =>
  plain.replace(/(?<![^ ])(?:us|u s|american?) (?=(?:cents?|dollars?|currency|money|¢|\$)(?![^ ]))/g, ' ')
