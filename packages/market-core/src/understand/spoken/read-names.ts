import { storedNameOf } from '../../commodities/stored-name.ts'
import { withInputs } from '../fertilisers/inputs-named.ts'
import { findCommodities, impliedIn, readCommodities, withNamesRight } from '../find-commodities.ts'
import type { KnownPlaces } from '../find-place.ts'
import { withCodes } from '../find-units.ts'
import { readGroup } from '../groups.ts'
import type { Period } from '../period/period.ts'
import { readTimes } from '../period/read-times.ts'
import { namedTimes } from '../period/said/named-times.ts'
import { timesAsSaid } from '../period/said/times-as-said.ts'
import { plainText, splitWords, unhyphenated } from '../plain-text.ts'
import { questionPart } from '../question-part.ts'
import { asSourcesWrite } from '../stored/as-sources-write.ts'
import { withGrades, withOrigins } from '../stored/kinds-as-said.ts'
import { type StoredNames, storedNames } from '../stored/stored-names.ts'
import { hasSign } from '../topic/topic-signs.ts'
import { asSaid, withoutDenials } from './as-said.ts'
import { withoutExcluded } from './exclusions.ts'
import { withKindsOfOne } from './kinds/kinds-of-one.ts'
import { putRight } from './put-right.ts'
import { againstItsMean } from './turns/against-mean.ts'
import { turnsOfSpeech } from './turns/turns-of-speech.ts'

export interface NamesRead {
  /** The question as it is read: in plain English, with its slips put right. */
  readonly plain: string
  readonly ids: readonly string[]
  /** Those that it leaves out. */
  readonly excluded: readonly string[]
  /** What is left of it without the names. */
  readonly unnamed: string
  /** The words right behind a name. */
  readonly heads: readonly string[]
  /** The commodity of each sign in {@link undated}, one after the other. */
  readonly order: readonly string[]
  readonly period?: Period
  /** The words that they were read from. */
  readonly dated?: string
  /** A second time that is set against the first. */
  readonly periodAlso?: Period
  /** The question with a sign for each name. */
  readonly marked: string
  /** What is left of that without the period. */
  readonly undated: string
}

/** Reads what a question names, as a farmer writes it in English: short or misspelt. */
export function readNames(text: string, places: KnownPlaces): NamesRead {
  const stored = storedNames(places)
  const said = withCodes(unhyphenated(plainText(questionPart(withoutDenials(text), places))))
  const whole = withGrades(
    withNamesRight(
      asSourcesWrite(
        withVessels(
          asSaid(againstItsMean(turnsOfSpeech(timesAsSaid(namedTimes(withKindsOfOne(said)))))),
          stored.names,
        ),
      ),
      stored.names,
    ),
    stored,
  )
  const isList = /[,;&+\n]/.test(text)
  const meant = namesMeant(whole, stored)
  const names = isList ? meant : withoutMetalSorts(whole, meant)
  const first = readCommodities(whole, names, stored.words, isList)
  const right = putRight(splitWords(first.rest), stored.words)
  const mostly = right.size === 0 ? whole : asSourcesWrite(mended(whole, right))
  const { plain: spelt, excluded } = withoutExcluded(withOrigins(mostly, first.ids, stored), names)
  const { plain, group } = withGroup(spelt, names, places)
  const { ids, rest, heads, marked, order } =
    spelt === whole && group.length === 0 ? first : readCommodities(plain, names, stored.words, isList)
  const times = readTimes(marked, plain)
  const named = group.length > 0 ? group : ids.length > 0 ? ids : impliedIn(plain)
  return {
    plain,
    ids: named.filter((id) => !excluded.includes(id)),
    excluded,
    unnamed: rest,
    heads,
    order,
    ...(times.period && { period: times.period }),
    ...(times.taken !== undefined && { dated: times.taken }),
    ...(times.also && { periodAlso: times.also }),
    marked,
    undated: times.rest,
  }
}

/** "My tin takes 18 kg of maize": beside another commodity, what is filled or counted is a vessel, and no metal. */
function withVessels(plain: string, names: StoredNames['names']): string {
  const vessel =
    /(?<![^ ])((?:my|our|one|an?|per|each|every|kg|kilo|litre|full) |)tins?(?= of(?![^ ]))|(?<![^ ])(my|our|one|an?|per|each|every|kg|kilo|litre|full) tins?(?! (?:metal|ore|price))(?![^ ])/g
  const ofAWeight =
    /(?<![^ ])(\d+(?:\.\d+)? ?(?:kg|kilo|kilos|g|litre|litres|l|lb)) tins?(?! (?:metal|ore|price))(?![^ ])/g
  const weighed = plain.replace(ofAWeight, '$1 crate')
  if (weighed !== plain) return weighed
  const without = plain.replace(vessel, '$1$2 crate').replace(/\s+/g, ' ')
  return without !== plain && findCommodities(without, names).length > 0 ? without : plain
}

const metals = 'silver|gold|copper|zinc|iron|lead|platinum|nickel'
const metalBefore = new RegExp(`(?<![^ ])(${metals}) ([^ ]+)(?: ([^ ]+))?`, 'g')

/** "Silver fish", "iron beans": a metal right before a food says which food, and is none. */
function withoutMetalSorts(plain: string, names: StoredNames['names']): StoredNames['names'] {
  const sorts = [...plain.matchAll(metalBefore)].flatMap(([, metal = '', next = '', then = '']) => {
    const isNone = new RegExp(
      `^(?:${metals}|ore|price|prices|tin|aluminium|aluminum|and|or|n|to|vs|versus|against|per|in|of|for|buys?|with|plus|than)$`,
    ).test(next)
    const named =
      isNone || /(?<![^ ])(?:ratio|compare|versus|vs|against)(?![^ ])/.test(plain)
        ? []
        : [next, `${next} ${then}`].flatMap((one) => findCommodities(one, names))
    return named.length > 0 ? [metal] : []
  })
  return sorts.length === 0 ? names : names.filter(({ phrase }) => !sorts.includes(phrase))
}

/** "Zinc" is a metal with a price, but beside a crop and without a word of money it is what the soil lacks. */
function namesMeant(plain: string, { names, namesBesideTopics }: StoredNames): StoredNames['names'] {
  const isOfACrop = findCommodities(plain, namesBesideTopics).some((id) => storedNameOf(id) === undefined)
  return isOfACrop && !hasSign(plain, 'price') ? namesBesideTopics : withInputs(names, plain)
}

const mended = (plain: string, right: ReadonlyMap<string, string>): string =>
  plain
    .split(' ')
    .map((word) => right.get(word) ?? word)
    .join(' ')

/** "The cheapest oil" is of all oils, where it names no one of them. */
function withGroup(
  plain: string,
  names: StoredNames['names'],
  places: KnownPlaces,
): { plain: string; group: readonly string[] } {
  const group = readGroup(plain, places.series)
  // "Palm oil" names one of them, wherever its words are.
  const isNamed = group !== undefined && findCommodities(plain, names).some((id) => group.ids.includes(id))
  const isOwn = group !== undefined && !isNamed && findCommodities(group.rest, names).length === 0
  return isOwn ? { plain: group.rest, group: group.ids } : { plain, group: [] }
}
