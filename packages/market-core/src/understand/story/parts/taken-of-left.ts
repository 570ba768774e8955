import type { Question } from '../../reading.ts'

const share = '(\\d+(?:[.,]\\d+)?|half|a third|a quarter|a fifth|a tenth) ?(?:%|percents?|per cent|pct)?'
/** "15 % of that", "a quarter of what is left": of what the sum before came to. */
const ofThat = new RegExp(
  `(?<![\\p{L}\\d])${share} of (?:that|it|this|what (?:is|s|remains?|was)(?: left| over| mine)*|whats? left|the (?:rest|balance|remainder|profit|money left)|my profit)(?!\\p{L})`,
  'iu',
)
const keeps = /(?<!\p{L})(?:i|we) (?:keep|get|take|am left with|hold)(?!\p{L})/iu
const parts: Readonly<Record<string, string>> = {
  half: '50',
  'a third': String(100 / 3),
  'a quarter': '25',
  'a fifth': '20',
  'a tenth': '10',
}

/**
 * "My cousin takes 15 % of that": the sum that was told, with a share of what it left for somebody. Undefined where it
 * left nothing to share, or where another figure is told.
 */
export function takenOfLeft(previous: Question | undefined, text: string): string | undefined {
  const story = previous?.story
  if (previous?.told === undefined || story === undefined || !('sum' in story)) return undefined
  const { result, value, terms } = story.sum
  const [said = '', figure = ''] = ofThat.exec(text) ?? []
  if (said === '' || result !== 'left' || value.value <= 0 || /\d/.test(text.replace(said, '')))
    return undefined
  // A share of the income that was told before leaves two ways.
  if (terms.some(({ factors }) => factors.some(({ isPercent }) => isPercent))) return undefined
  const percent = parts[figure.toLowerCase()] ?? figure
  const who = keeps.test(text) ? 'I get' : 'My partner gets'
  return `${previous.told.replace(/[?.!\s]+$/u, '')}. ${who} ${percent} % of the profit. What is left for me?`
}
