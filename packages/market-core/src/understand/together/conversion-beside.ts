import type { Message } from '../asking/way.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { saysPrice } from '../topic/asked-of.ts'
import { piecesOf } from './pieces.ts'

/**
 * "What is wheat at, and how many acres is 6 hectares?": the price, with what is to be converted told behind it.
 * Undefined where a message asks anything else.
 */
export function withConversionBeside({ text, whole, read }: Message): Question | undefined {
  if (whole.danger !== undefined) return undefined
  const { conversion } = whole
  const [one, other, ...others] = piecesOf(text)
  if (one === undefined || other === undefined || others.length > 0) return undefined
  if (conversion === undefined && whole.intent !== 'convert') return undefined
  const [first, second] = [one, other].map((piece) => ({ text: piece.text, question: read(piece.text) }))
  if (first === undefined || second === undefined) return undefined
  const converted = [first, second].find(({ question }) => isConversion(question))
  const priced = [first, second].find((part) => part !== converted && isPrice(part.text, part.question))
  return converted === undefined || priced === undefined
    ? undefined
    : { ...priced.question, alsoAsked: [converted.question] }
}

const isConversion = ({ conversion, intent, topic, commodities, unplaced }: Question): boolean =>
  conversion !== undefined ||
  (topic === 'sums' && intent === 'convert' && commodities.length === 0 && unplaced === undefined)

const isPrice = (text: string, { topic, commodities, unplaced, figures, danger }: Question): boolean =>
  topic === 'price' &&
  commodities.length > 0 &&
  unplaced === undefined &&
  danger === undefined &&
  figures.given === undefined &&
  (saysPrice(plainText(text)) || asksWhat.test(plainText(text)))

const asksWhat = /^(?:and |so )*(?:what|whats|how much)(?![^ ])/
