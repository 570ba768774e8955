import { commodityById } from '../../commodities/catalogue.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { atATime, saysPrice } from '../topic/asked-of.ts'
import { isForecastTopic, isForeignTopic, type Topic } from '../topic/topic.ts'
import { hasSign } from '../topic/topic-signs.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** Who answers: what is stored of prices, the forecast, or somebody else. */
type Answerer = 'market' | 'forecast' | 'foreign'

/** One of several things that a message asks. */
export interface AskedPart {
  readonly text: string
  readonly reading: Question
}

type Read = (text: string) => Question

/**
 * The things that a message asks one after the other, where they are for different answerers: "maize price and will it
 * rain", "soybean rate and yellow mosaic control". Empty where it is one question, or where a part by itself says less
 * than it does in the whole.
 *
 * @param text in English, or as much of it as is known
 * @param read what is understood of a text by itself
 */
export function askedTogether(text: string, read: Read): readonly AskedPart[] {
  const pieces = piecesOf(text)
  if (pieces.length === 0) return []
  const whole = read(text)
  if (whole.danger === 'emergency' || whole.smallTalk !== undefined) return []
  const groups = grouped(text, pieces, read)
  // What stands beside the figures of a sum is of that sum.
  const isSum = whole.topic === 'sums' || whole.story !== undefined || whole.basket !== undefined
  if (groups.length < 2 || (isSum && groups.some(({ answerer }) => answerer === 'foreign'))) return []
  const parts: AskedPart[] = []
  for (const { start, end, answerer } of groups) {
    const part = text.slice(start, end).replace(leading, '').trim()
    const reading = inTurn(part, parts.at(-1), read)
    if (reading === undefined || answererOf(reading) !== answerer) return []
    if (reading.danger === 'emergency') return []
    parts.push({ text: part, reading })
  }
  // What must not be answered is seen in the whole: where no part shows it, the whole is refused.
  const isSafe = whole.danger === undefined || parts.some(({ reading }) => reading.danger === whole.danger)
  return isSafe ? parts : []
}

/** A part by itself; where it asks for a price and names nothing, of what the part before it names. */
function inTurn(part: string, before: AskedPart | undefined, read: Read): Question | undefined {
  const alone = read(part)
  // What is not known is told as not known.
  if (alone.topic !== 'price' || alone.commodities.length > 0 || alone.unplaced !== undefined) return alone
  // "When can I pick and sell them", behind a spray, asks for no price.
  if (before?.reading.danger !== undefined) return undefined
  const of = before?.reading.commodities.flatMap((id) => commodityById(id)?.name ?? []).join(', ')
  return of ? read(`${part.replace(/[?!.\s]+$/u, '')} of ${of}`) : undefined
}

interface Group extends Pick<Piece, 'start' | 'end'> {
  readonly answerer: Answerer
}

/** Pieces for one answerer that follow one another are one question; what asks nothing belongs to its neighbour. */
function grouped(text: string, pieces: readonly Piece[], read: Read): readonly Group[] {
  const groups: Group[] = []
  let waitsFrom: number | undefined
  for (const { start, end, ...piece } of asked(text, pieces, read)) {
    const { answerer } = piece
    const last = groups.at(-1)
    if (answerer === undefined || answerer === last?.answerer) {
      if (last) groups.splice(-1, 1, { ...last, end })
      else waitsFrom ??= start
    } else {
      groups.push({ answerer, start: waitsFrom ?? start, end })
      waitsFrom = undefined
    }
  }
  return groups
}

interface Asked extends Piece {
  readonly answerer: Answerer | undefined
}

/**
 * The pieces, each with who answers it; what is told first and then asked about is one: "wilt in my coffee, what to
 * do?"
 */
function asked(text: string, pieces: readonly Piece[], read: Read): readonly Asked[] {
  const all: Asked[] = []
  for (const [at, piece] of pieces.entries()) {
    const isLast = at > 0 && at === pieces.length - 1
    const isAsked = piece.isAdded === true || asks(piece.text) || (isLast && isIll(piece.text, read))
    const answerer = isAsked ? saidAnswerer(piece.text, read(piece.text)) : undefined
    const told = all.at(-1)
    const both = told && text.slice(told.start, piece.end).trim()
    const ofBoth =
      isAsked && answerer === undefined && told?.answerer === undefined && both
        ? saidAnswerer(both, read(both))
        : undefined
    if (told && both && ofBoth) all.splice(-1, 1, { ...told, text: both, end: piece.end, answerer: ofBoth })
    else all.push({ ...piece, answerer })
  }
  return all
}

/**
 * What is told of a sick animal or crop at the end, behind a question, is asked about, too: "and my cow has mastitis".
 */
function isIll(text: string, read: Read): boolean {
  const { topic } = read(text)
  const plain = plainText(text)
  // "Got the potatoes in an open shed" tells of no pest, whatever it is like.
  const isOne = topic === 'livestock' || (topic === 'pest-and-disease' && hasSign(plain, 'pest'))
  return isOne && isOfIllness(plain)
}

function answererOf({ topic }: Question): Answerer | undefined {
  if (topic === 'price' || topic === 'sums') return 'market'
  if (isForecastTopic(topic)) return 'forecast'
  return isForeignTopic(topic) ? 'foreign' : undefined
}

/** Who answers a piece that says so by itself: a crop's name alone asks for no price. */
function saidAnswerer(text: string, reading: Question): Answerer | undefined {
  const { topic, intent } = reading
  const plain = plainText(text)
  const isPlainAsked = text.endsWith('?') || begins.test(plain) || says.test(plain)
  const answerer = answererOf(reading)
  if (answerer === 'market' && topic === 'price' && intent === 'price')
    return saysPrice(plain) || text.endsWith('?') || asksWhat.test(plain) ? answerer : undefined
  // "Which spray?" behind a pest asks for a product, and not for hours.
  if (topic === 'field-work' && !hasSign(plain, 'timing')) return undefined
  if (answerer === 'forecast')
    return isPlainAsked || atATime.test(plain) || forecastNote.test(plain) ? answerer : undefined
  if (answerer === 'foreign')
    return isPlainAsked || noted.has(topic) || (topic === 'livestock' && isOfIllness(plain))
      ? answerer
      : undefined
  return answerer
}

const isOfIllness = (plain: string): boolean => /(?<![^ ])(?:has|have|got)(?![^ ])/.test(plain)

/** What a clerk notes without a verb: "yellow mosaic control", "subsidy on drip". */
const noted: ReadonlySet<Topic> = new Set(['pest-and-disease', 'nutrients', 'scheme'])
const forecastNote =
  /^(?:the )?(?:weather|rain|rainfall|frost|wind|temperature|forecast|irrigation)(?: (?:forecast|report|update|chances?|details?|information|info|please|pls))?$/

const asksWhat = /^(?:whats?|how|which|where)(?![^ ])/

/** Joins a part to the one before it. */
const leading = /^[\s,.;:]*(?:(?:and|also|plus|then|besides|n|&)\s+)*/iu

/**
 * Whether a piece asks: by its mark or its words, or as a clerk notes it, without a verb. "We had so much rain" and
 * "the worms ate my maize" tell what the question behind them is asked for.
 */
function asks(text: string): boolean {
  const plain = plainText(text)
  if (text.trimEnd().endsWith('?') || begins.test(plain) || says.test(plain)) return true
  return !tellsFirst.test(plain) && !tells.test(plain)
}

/** How a question begins. */
const begins =
  /^(?:(?:please|pls|sir|hi|hello|ok|so|kindly) )*(?:what|whats|which|when|where|who|why|how|will|is there|is it|is the|are there|are the|can|could|should|shall|may|do i|do we|do you|does|did|tell|give|show|compare|rank|any|wetin)(?![^ ])/
/** What asks wherever it stands. */
const says =
  /(?<![^ ])(?:what to|how to|how do|how much|how many|what can|what should|what is|tell me|want to know|need to know|like to know|give me|show me|control|controlling|treatment|management|remedy|forecast|report|price|prices|rate|rates|please|pls|advice|wetin|any chance|chance of)(?![^ ])/
const tellsFirst =
  /^(?:i|im|i m|ive|we|my|our|he|she|they|his|her|their|the|an?|this|that|it|as|since|because|after|before|if|though|while|all|old|new)(?![^ ])/
const tells =
  /(?<![^ ])(?:i|we|he|she|they|it|my|our|am|is|are|was|were|has|have|had|been|got|came|ate|eaten|eating|attacked|destroyed|damaged|since|because|after|before|if|so|but|though|while|till|until)(?![^ ])/
