import { commodityById } from '../../commodities/catalogue.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { saysPrice } from '../topic/asked-of.ts'
import { isForecastTopic, isForeignTopic } from '../topic/topic.ts'
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
  const groups = grouped(pieces, read)
  if (groups.length < 2) return []
  const parts: AskedPart[] = []
  for (const { start, end, answerer } of groups) {
    const part = text.slice(start, end).replace(leading, '').trim()
    const reading = inTurn(part, parts.at(-1), read)
    if (reading === undefined || answererOf(reading) !== answerer) return []
    if (reading.danger === 'emergency') return []
    parts.push({ text: part, reading })
  }
  return parts
}

/** A part by itself; where it asks for a price and names nothing, of what the part before it names. */
function inTurn(part: string, before: AskedPart | undefined, read: Read): Question | undefined {
  const alone = read(part)
  if (alone.topic !== 'price' || alone.commodities.length > 0) return alone
  const of = before?.reading.commodities.flatMap((id) => commodityById(id)?.name ?? []).join(', ')
  return of ? read(`${part.replace(/[?!.\s]+$/u, '')} of ${of}`) : undefined
}

interface Group extends Pick<Piece, 'start' | 'end'> {
  readonly answerer: Answerer
}

/** Pieces for one answerer that follow one another are one question; what asks nothing belongs to its neighbour. */
function grouped(pieces: readonly Piece[], read: Read): readonly Group[] {
  const groups: Group[] = []
  let waitsFrom: number | undefined
  for (const { text, start, end } of pieces) {
    const answerer = asks(text) ? saidAnswerer(text, read(text)) : undefined
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

function answererOf({ topic }: Question): Answerer | undefined {
  if (topic === 'price' || topic === 'sums') return 'market'
  if (isForecastTopic(topic)) return 'forecast'
  return isForeignTopic(topic) ? 'foreign' : undefined
}

/** Who answers a piece that says so by itself: a crop's name alone asks for no price. */
function saidAnswerer(text: string, reading: Question): Answerer | undefined {
  const answerer = answererOf(reading)
  const plain = plainText(text)
  const { topic, intent } = reading
  const isFaint = topic === 'price' && intent === 'price' && !saysPrice(plain)
  // "Which spray?" behind a pest asks for a product, and not for hours.
  const isOfNoTime = topic === 'field-work' && !hasSign(plain, 'timing')
  return isFaint || isOfNoTime ? undefined : answerer
}

/** Joins a part to the one before it. */
const leading = /^[\s,.;:]*(?:(?:and|also|plus|then|besides|n|&)\s+)*/iu

/**
 * Whether a piece asks: by its mark or its words, or as a clerk notes it, without a verb. "We had so much rain" and
 * "the worms ate my maize" tell what the question behind them is asked for.
 */
function asks(text: string): boolean {
  const plain = plainText(text)
  return text.trimEnd().endsWith('?') || asking.test(plain) || !tells.test(plain)
}

const asking =
  /(?<![^ ])(?:what|whats|which|when|where|who|why|how|will|is there|is it|are there|can|could|should|shall|may|do i|do we|does|tell|give|show|need|want|know|please|pls|any|control|controlling|treat|treatment|management|manage|remedy|forecast|report|price|prices|rate|rates|rank|compare|also|wetin|chance)(?![^ ])/
const tells =
  /(?<![^ ])(?:i|we|he|she|they|it|my|our|am|is|are|was|were|has|have|had|been|got|came|ate|eaten|eating|attacked|destroyed|damaged|since|because|after|before|if|so|but|though|while|till|until)(?![^ ])/
