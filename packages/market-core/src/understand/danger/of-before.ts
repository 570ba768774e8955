import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { hasSign } from '../topic/topic-signs.ts'

const fed: ReadonlySet<string> = new Set([
  'urea',
  'dap',
  'tsp',
  'potassium-chloride',
  'potash',
  'phosphate-rock',
  'npk',
  'fertilizer',
])
const uses =
  /(?<![^ ])(?:how (?:much|many)|what (?:rate|amount|quantity))(?: [^ ]+){0,6} (?:put|apply|use|spread|broadcast|throw|top ?dress|sprinkle|side ?dress)(?![^ ])|(?<![^ ])put(?![^ ]).*(?<![^ ])how much(?![^ ])|(?<![^ ])how (?:much|many)(?: (?:bags?|kg|kilos?|of it|of that|do i need|should i))*(?: (?:for|per|on|in|to))+ (?:(?:an?|one|each|every|my|the|\d+(?:\.\d+)?) ?)?(?:acres?|hectares?|ha|plants?|trees?|fields?|maize|rice|wheat|crops?)(?![^ ])/

/** Whether a turn behind a fertiliser's price asks how much of that is to be put on the land. */
export const dosesThingOfBefore = (text: string, previous: Question | undefined): boolean => {
  const plain = plainText(text)
  const isFed = previous?.commodities.some((id) => fed.has(id)) === true
  return isFed && uses.test(plain) && !hasSign(plain.replace(/how (?:much|many)/g, ' '), 'price')
}
