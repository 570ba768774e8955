// Whoever writes in haste says who, where and what became of him, and no more: "boy in wheat drowned how".
import type { EmergencyKind } from '../emergency-kind.ts'
import { people } from '../emergency-words.ts'
import { list, sourceOf, whole } from '../word-patterns.ts'
import { grains } from '../words/places.ts'
import { alsoPeople } from '../words/somebody.ts'

const who = sourceOf([
  ...people.filter((word) => !['farmer', 'people', 'he', 'she', 'his'].includes(word)),
  ...alsoPeople,
])
const into = 'in|inside|into|under|en|dentro del?|dans|sous|no|na|ndani ya|kwenye|mein|me|में|في|تحت'
const below =
  'under|underneath|beneath|below|bajo|debajo de|sous|debaixo d[aeo]s?|chini ya|ke neeche|के नीचे|تحت'
const gone = sourceOf(
  list(`drowned drown drowning sank sunk sinking buried gone swallowed ahogado hundido enterrado tapado noye enfonce enseveli afogado afundou
  enterrado amezama kazama dooba doob dub dab डूब दब धंस غرق اندفن`),
)
const loads = sourceOf(
  list(`sacks sack bags bales bale stack pile crates pallets sacos bultos estiba sacs balles pile sacas fardos magunia boriyon boriyan bori बोरियों
  बोरियां الاكياس اكياس`),
)
const crushed = sourceOf(
  list(
    `crushed trapped pinned buried stuck flattened flat aplastado atrapado ecrase coince esmagado preso amebanwa daba dab dabgaya दब दबा محشور مدفون`,
  ),
)
const inGrain = whole(
  `(?:${who}) (?:${into}) (?:(?:the|a|my|el|la|le|o|a) )?(?:${sourceOf(grains)}) (?:[^ ]+ ){0,2}(?:${gone})`,
)
const underLoad = whole(
  `(?:${who}) (?:(?:is|was|are|lies) )?(?:${below}) (?:[^ ]+ ){0,2}(?:${loads})(?: [^ ]+){0,4} (?:${crushed})`,
)

/** Which emergency a plain text tells of in so few words that it has no verb of it; undefined for none. */
export const toldShortly = (plain: string): EmergencyKind | undefined =>
  inGrain.test(plain) ? 'grain' : underLoad.test(plain) ? 'injury' : undefined
