import { ofAnimals } from '../asked-of.ts'
import { hasSign } from '../topic-signs.ts'

const phrase = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

/** What is sown into one place, and how far that is from the next. */
const intoAPlace = phrase(
  '(?:seeds?|grains?|kernels?|beans?|setts?|cuttings?|stems?|suckers?|plants?|seedlings?|slips?|vines?|corms?)(?: [^ ]+){0,2} (?:per|in|into|to|in each|in one|a|each) (?:(?:one|each|a|the|every) )?(?:holes?|hills?|stands?|pockets?|stations?|pits?|mounds?|ridges?|points?|furrows?)',
)
const apart = phrase(
  '(?:what|which|how much|right|correct|best|recommended|good) (?:plant(?:ing)? |row |inter ?row |sowing )?(?:distance|spacing|gap)|how (?:far|wide|close)(?: [^ ]+){0,3} apart|(?:distance|gap|space) between (?:the )?(?:plants?|rows?|lines?|trees?|hills?|holes?|stands?|ridges?)|how deep(?: [^ ]+){0,4} (?:seeds?|plant|sow)',
)
/** Worms make holes, too; they eat. */
const eaten = phrase(
  'worms?|insects?|caterpillars?|beetles?|weevils?|borers?|eat|eats|eating|eaten|bored|rats?|termites?',
)

/** "How many seeds per hole and what distance": how it is sown, and no hole of an insect. */
export const asksHowItIsSown = (plain: string): boolean =>
  (intoAPlace.test(plain) || apart.test(plain)) && !eaten.test(plain)

const tonic = phrase(
  '(?:plant |crop |growth |flower(?:ing)? |leaf |green |fruit )?(?:tonics?|boosters?|bio ?stimulants?|stimulants?|growth promoters?|multi ?vitamins?|tonico|tonicos|bioestimulantes?|biostimulants?|टॉनिक|टनक|टानिक)',
)

/** What strengthens a plant is fed to it, whatever it drops. */
export const asksOfATonic = (plain: string, commodities: readonly string[]): boolean =>
  tonic.test(plain) && !ofAnimals(commodities) && !hasSign(plain, 'livestock')

/** Named after what they look like: what a plant lacks does it, and no fungus. */
const disorders = phrase(
  'blossom[ -]end rots?|bottom end rot|bitter pit|tip ?burn|khaira(?: disease)?|whip ?tail|hollow (?:stem|heart)|interveinal (?:yellowing|chlorosis)|hidden hunger|reclamation disease',
)

/** An illness that comes of a lack: "blossom end rot". */
export const namesALack = (plain: string): boolean => disorders.test(plain)

/** A lack by its name, or what is fed against one. */
export const isFed = (plain: string): boolean => namesALack(plain) || tonic.test(plain)

const puts = phrase(
  '(?:how much|how many)(?: (?:bags?|kgs?|kilos?|trolleys?|carts?|cartloads?|loads?|tonnes?|tons?|of it|of that|of this))?(?: (?:do|should|shall|must|can|have|has|to|i|we|one|you|need|needs|ought|be|is|it|am|supposed|required)){1,6} (?:put|apply|applied|spread|broadcast|add|added|throw|incorporate|mix in|use|give|given)',
)
const onACrop = phrase(
  '(?:before|for|on|in|to|around|under|after)(?: [^ ]+){0,3}$|(?:per|an?|each) (?:acre|ha|hectare|tree|plant)',
)
const bought = phrase('buy|buys|pay|sell|spend|sold|invest|money|exchange')

/** How much is put before, on or under a crop, though nobody says of what: no money, whatever follows. */
export const putsOnACrop = (plain: string, commodities: readonly string[]): boolean =>
  commodities.length > 0 &&
  !ofAnimals(commodities) &&
  puts.test(plain) &&
  onACrop.test(plain) &&
  !bought.test(plain)
