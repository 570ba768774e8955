import { findCommodities } from '@smart-farming/market-core/understand/find-commodities'
import { leftOver } from '@smart-farming/market-core/understand/left-over'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { ordinaryWords } from '@smart-farming/market-core/understand/spelling/ordinary-words'
import { isTopicWord } from '@smart-farming/market-core/understand/topic/topic-signs'
import { readWhat } from '../asked/what.ts'
import { readWhen } from '../asked/when.ts'

/** A place is named behind one of these. */
const behind =
  /(?<![^ ])(?:in|at|near|around|over|what about|how about|district|dist|town|city|tehsil|taluka|mandal|county|province|(?:weather|forecast|report|rain|rainfall|temperature|wind|humidity) (?:report |forecast |data )?(?:for|of)) (?:the )?(?:district |city of |town of |village )?((?:(?:new|san|santa|saint|st|el|la|los|las|port|fort|addis|sao|cape|nova|nueva) )?[^ ]+)(?: ([^ ]+))?/g

/** Parts of a farm and of a country: no names. */
const partsOfAFarm = new Set(
  `plot plots field fields farm farms nursery garden gardens orchard orchards shed sheds house houses home barn valley hill hills coast coastal area areas village
  block blocks paddock greenhouse polyhouse godown yard road river region district state country county east west north south eastern western northern
  southern upper lower land paddy crop crops soil ground sky air store room outside open bed beds row rows tunnel tunnels polytunnel polytunnels tents cover vineyard plantation estate meadow
  pasture grass shade general total fact case advance short long days hours time hand meantime future past residue stubble burning beans cane chickens poultry
  spraying harvesting combining baling drying sowing planting picking cutting cattle cows lambs workers people them us me him her coming next following early late recent patches patch spots places lines circles clumps heaps piles
  flor terreiro patio secador estufa invernadero serre flower flowers fruit fruits leaves roots vain doubt trouble danger need turn order time season storage transit transport stock bulk private public
  fazenda fazendas sitio roca lavoura propriedade finca granja rancho chacra parcela terreno ferme exploitation champ champs parcelle
  shamba shambani kheti khet khetmein kheto kheton khetan gaon mazraa mazraati mazrati hakli ardi
  مزرعتي مزرعتنا المزرعه المزرعة مزرعة مزرعه حقلي حقلنا الحقل حقل ارضي ارضنا खेत खेती खेतों
  meri mera mere hamare hamari hamara minha meu meus nosso nossa mon mes notre yangu yetu langu letu wangu mashamba मेरे मेरी मेरा हमारे हमारी हमारा
  sight view reach hand prospect particular detail brief theory practice reality winter summer spring autumn`.split(
    /\s+/,
  ),
)

const isTime =
  /^(?:days?|nights?|weeks?|months?|hours?|mornings?|evenings?|afternoons?|seasons?|years?|weekends?)$/

/**
 * The name of a place elsewhere that a question about the weather may ask of, in small letters; undefined where it
 * names none. Whether there is such a place only a search knows.
 *
 * @param message in English, or as much of it as is known
 */
export function placeAsked(message: string): string | undefined {
  const plain = withPrepositions(plainText(message))
  for (const [whole, first = '', second = ''] of plain.matchAll(behind)) {
    // "In the coming nights" is a time.
    if (isTime.test(second)) continue
    const last = first.split(' ').at(-1) ?? ''
    // "On the almonds": what stands there in numbers is no town.
    if (/ the [^ ]+s(?: |$)/.test(` ${whole}`.slice(0, ` ${whole}`.indexOf(last) + last.length))) continue
    // "Blight weather for potatoes" is of a crop, though "in Maringá" is a town.
    if (/ for /.test(whole) && findCommodities(last).length > 0) continue
    // "Weather in Maringá": a name that sounds like a crop is a place where the weather as such is asked for.
    if (!mayBeAName(last) && !(isOfWeather.test(plain) && isNoPart(last))) continue
    return mayBeAName(second) ? `${first} ${second}` : first
  }
  return undefined
}

/**
 * "Ludhiana in frost": where a language puts its "in" behind the name. What may go before the next word stays there.
 */
function withPrepositions(plain: string): string {
  return plain.replace(behindIt, (whole, name: string) => (mayBeAName(name) ? `in ${name}` : whole))
}
const behindIt =
  /(?<![^ ])(?!in |at |near )(\p{L}{3,}) (?:in|me|mein)(?= (?:rain|will|did|tomorrow|today|frost|wind|weather|spray|how|what|when|there|is|snow|fog|can|h|hai|ka|ki|night|morning|evening|fell|for|on|next|day)(?: |$)|$)/gu

/** The names that a message may give a place, in small letters. */
export interface PlaceNamed {
  /** Announced as a place. */
  readonly name: string | undefined
  /** The announced name with the word behind it: "Chiang Rai". */
  readonly longer: string | undefined
  /** At one end of the message, with nothing that announces it. */
  readonly bare: string | undefined
  /** By such a name, the letters of the message. */
  readonly asWritten: Readonly<Record<string, string>>
}

/** @param message in English, or as much of it as is known */
export function placeNamed(message: string): PlaceNamed {
  const name = placeAsked(message)
  const longer = name === undefined ? undefined : goesOn(message, name)
  const bare = name === undefined ? barePlace(message) : undefined
  const lower = message.toLowerCase()
  const written = [name, longer, bare].flatMap((one) => {
    const at = one === undefined ? -1 : lower.indexOf(one)
    return one === undefined || at < 0 ? [] : [[one, message.slice(at, at + one.length)] as const]
  })
  return { name, longer, bare, asWritten: Object.fromEntries(written) }
}

/** A name of a place with the word behind it; undefined where that can be none of it. */
export function goesOn(message: string, name: string): string | undefined {
  const words = plainText(message).split(' ')
  const next = words[words.indexOf(name.split(' ').at(-1) ?? '') + 1] ?? ''
  const isWord = /^\p{L}{3,}$/u.test(next) && !isTime.test(next) && !partsOfAFarm.has(next)
  const { days, ...time } = readWhen(next)
  return isWord && days.length === 0 && Object.keys(time).length === 0 ? `${name} ${next}` : undefined
}

/** A place's name has no more words than these. */
const MOST_NAME_WORDS = 3
/** A bare name is looked for in messages of so many words: in a longer one, something announces it. */
const MOST_WORDS = 40

/**
 * What may be the name of a place at one end of a question about the weather, with nothing before it that says so:
 * "weather report next 3 days nashik", "Kitale rain tomorrow". Undefined where more than one thing may be, or the word
 * stands in the middle.
 *
 * @param message in English, or as much of it as is known
 */
export function barePlace(message: string): string | undefined {
  const words = plainText(message).split(' ')
  if (words.length > MOST_WORDS) return undefined
  // "Killer frost forecast": an ordinary word is a name only where something says so.
  const names = words.map((word) => mayBeAName(word) && !ordinaryWords.has(word))
  const from = names.indexOf(true)
  const last = names.lastIndexOf(true)
  // "Dodge City", "Cedar Falls".
  const to = last >= 0 && partOfAName.test(words[last + 1] ?? '') ? last + 1 : last
  const isOneRun = from >= 0 && names.slice(from, last + 1).every(Boolean)
  const isAtAnEnd = from === 0 || to === words.length - 1 || isSaidOf(words.slice(to + 1))
  if (!isOneRun || !isAtAnEnd || to - from >= MOST_NAME_WORDS) return undefined
  return words.slice(from, to + 1).join(' ')
}

/** Nothing but a time and a courtesy: "rain nashik tomorrow please". */
const isSaidOf = (words: readonly string[]): boolean =>
  words.every((word) => courtesy.test(word) || Object.keys(readWhen(word)).length > 1 || isTime.test(word)) ||
  Object.keys(readWhen(words.join(' '))).length > 1 ||
  readWhen(words.join(' ')).days.length > 0
const partOfAName = /^(?:city|town|falls|springs|bay|beach|hills|valley|river|lake|north|south|east|west)$/
const courtesy = /^(?:please|pls|plz|sir|madam|kindly|now|report|forecast|district|city|area|side|ji|bhai)$/

const isOfWeather = /(?<![^ ])(?:weather|forecast)(?![^ ])/
/** Neither a part of a farm nor a time nor what a forecast tells. */
const isNoPart = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !partsOfAFarm.has(word) &&
  !isTopicWord(word) &&
  Object.keys(readWhen(word)).length === 1 &&
  readWhat((phrases) => phrases.some((phrase) => plainText(phrase) === word)).measures.length === 0

/**
 * True for a word that may be the name of a place: of no part of a farm, no time, no crop and nothing of a forecast.
 */
export function mayBeAName(word: string): boolean {
  if (!/^\p{L}[\p{L}-]{2,}$/u.test(word) || partsOfAFarm.has(word) || isTopicWord(word)) return false
  const what = readWhat((phrases) => phrases.some((phrase) => plainText(phrase) === word))
  // "At dawn" is a time.
  if (Object.keys(readWhen(word)).length > 1) return false
  return what.measures.length === 0 && leftOver(word).length > 0 && findCommodities(word).length === 0
}
