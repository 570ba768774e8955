import { catalogue } from '../commodities/catalogue.ts'
import { commodityOfStoredName, storedNameOf } from '../commodities/stored-name.ts'
import type { KnownPlaces } from './find-place.ts'
import { plainText } from './plain-text.ts'

/** What is stored, as {@link KnownPlaces} has it. */
type Stored = KnownPlaces['series']

/** A kind of things: how it is asked for, and which of what has a world price is of it. */
interface Group {
  readonly said: RegExp
  /** Of the catalogue. */
  readonly has: (id: string, category: string) => boolean
  /** Of what is stored by a name that the catalogue does not have. */
  readonly alsoNamed?: RegExp
}

/** Names in other letters as a plain text has them; a pattern in Latin ones stays. */
const asPlain = (one: string): string => (/^[\x20-\x7f]+$/.test(one) ? one : plainText(one))

const group = (said: string, has: Group['has'], alsoNamed?: RegExp): Group => ({
  said: new RegExp(`(?<![^ ])(?:${said.split('|').map(asPlain).join('|')})(?![^ ])`),
  has,
  ...(alsoNamed && { alsoNamed }),
})
const only =
  (...ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id)
const none = (): boolean => false

const base = 'aluminum|aluminium|copper|lead|nickel|tin|zinc|iron ore'
const precious = 'gold|silver|platinum'
/** The first whose name stands in a question is meant. */
const groups: readonly Group[] = [
  group(
    'grains?|cereals?|cereales|cereais|céréales|nafaka|अनाज|अनाजों|حبوب|الحبوب',
    (_, category) => category === 'cereals',
  ),
  group(
    '(?:vegetable |cooking |edible |seed |plant )?oils?|aceites|huiles|oleos|mafuta|तेलों|زيوت|الزيوت',
    (id, category) => category === 'oils and meals' && id.endsWith('-oil'),
    /^(?!crude|fish|fuel).+ oil$/,
  ),
  group('oil ?seeds?', only('soybeans', 'groundnuts')),
  group('(?:protein|oilseed|feed) meals?', only('soybean-meal', 'fish-meal')),
  group('meats?|viandes|carnes|nyama', only('beef', 'chicken', 'lamb', 'pork')),
  group('coffees', only('coffee-arabica', 'coffee-robusta')),
  group('beverages?|drinks?', (_, category) => category === 'beverages'),
  group('fruits?', only('bananas', 'oranges')),
  group('precious metals?', none, new RegExp(`^(?:${precious})$`)),
  group('(?:base|industrial|non ferrous) metals?', none, new RegExp(`^(?:${base})$`)),
  group('metals?|metaux|metales|metais|धातुओं|معادن|المعادن', none, new RegExp(`^(?:${base}|${precious})$`)),
  group('timbers?|woods?', none, /^(?:logs|sawnwood|plywood)$/),
  group('fuels?|energy', only('crude-oil', 'natural-gas'), /^coal$/),
]

/** What asks for all of a kind, not for one thing that is called by it. */
const ofAll =
  /(?<![^ ])(?:cheapest|dearest|most expensive|costliest|priciest|which|all|every|each|list|rank|compare|most|every|what (?:grain|oil|meat|cereal|metal|oilseed|fruit)s?)(?![^ ])/

/** As the Romance languages and Arabic say it: "el aceite más caro" is the dearest. */
const ofAllInOthers = /^(?:(?:and |so )?(?:what|which) (?:is|are) )(?:the )*/
const more =
  /(?<![^ ])(more expensive|dearer|cheaper|less expensive)(?= *\??$| (?:vegetable |cooking )?(?:oils?|cereals?|grains?|metals?|meats?|oilseeds?|fruits?)(?![^ ]))/
const most = (one: string): string => (/cheaper|less/.test(one) ? 'cheapest' : 'most expensive')

/** "The oils you follow": all that are stored are meant anyhow. */
const ofYours =
  /^(?:parmi|among|amongst|out of|de todos|de todas)(?= )|(?<![^ ])(?:(?:that|which|whose prices?) )?(?:(?:you|u|we) (?:follow|track|list|have|cover|hold|keep|know|store|show|carry|quote|monitor|watch|sell|publish|report|got|have got)|on your (?:list|books?|table|file)|in your (?:list|data|table|file|books?)|(?:que )?(?:sigues|sigue|siguen|tienes|acompanha|acompanham|voce acompanha)|(?:que )?(?:vous suivez|vous avez|tu suis)|suivez|you avez)(?![^ ])/g

/** "When was cooking oil cheapest", "in which month": of a time, and not of which thing. */
const ofOneTime =
  /(?<![^ ])when (?:is|was|were|did|has|have)(?![^ ])(?:.*(?<![^ ])(?:cheapest|dearest|most expensive)(?![^ ]))?|(?<![^ ])which (?:months?|years?|quarters?|time)(?![^ ])(?:.*(?<![^ ])(?:cheapest|dearest|most expensive)(?![^ ]))?/g

/**
 * The commodities of a kind that a question asks for as a whole, and what is left of it without the kind's name: each
 * that has a world price, and what is stored of the kind by another name.
 */
export function readGroup(
  plain: string,
  stored: Stored = undefined,
): { ids: readonly string[]; rest: string } | undefined {
  const said = ofAllInOthers.test(plain) ? plain.replace(more, most) : plain
  if (!ofAll.test(said.replace(ofOneTime, ' '))) return undefined
  const found = groups.find(({ said: name }) => name.test(said))
  if (found === undefined) return undefined
  const ids = membersOf(found, stored)
  return ids.length === 0
    ? undefined
    : { ids, rest: said.replace(ofYours, ' ').replace(found.said, ' ').replace(/\s+/g, ' ').trim() }
}

/** "Coal, Australian" and "Coal, South African" are coal. */
const calledBy = (name: string): string => storedNameOf(commodityOfStoredName(name)) ?? ''

function membersOf({ has, alsoNamed }: Group, stored: Stored): string[] {
  const priced = catalogue.filter(({ pinkSheet = [] }) => pinkSheet.length > 0)
  const known = priced.flatMap(({ id, category }) => (has(id, category) ? [id] : []))
  const others = (stored ?? []).flatMap(({ commodity, name }) =>
    commodity === null && alsoNamed?.test(calledBy(name)) ? [commodityOfStoredName(name)] : [],
  )
  return [...new Set([...known, ...others])]
}
