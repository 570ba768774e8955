import type { PriceAnswer } from './answer.ts'
import type { Statement } from './statement.ts'

/** An answer that repeats words of the question as they were written, and not as they are in English. */
export function inOwnWords(answer: PriceAnswer, written: ReadonlyMap<string, string>): PriceAnswer {
  return { ...answer, statements: answer.statements.map((said) => asWritten(said, written)) }
}

function asWritten(said: Statement, written: ReadonlyMap<string, string>): Statement {
  switch (said.code) {
    case 'nearest':
    case 'time_not_read':
    case 'also_not_placed':
    case 'unknown_thing':
    case 'kind_not_stored':
    case 'other_product':
    case 'own_measure':
    case 'not_placed': {
      const words = [...new Set(said.values.words.map((word) => written.get(word) ?? word))]
      return { ...said, values: { ...said.values, words } } as Statement
    }
    case 'story_figures':
    case 'story_result':
    case 'story_behind':
    case 'story_change':
    case 'story_offers':
      return storyAsWritten(said, written)
    default:
      return said
  }
}

/** Things are called in a sum what the farmer calls them. */
function storyAsWritten(said: Statement, written: ReadonlyMap<string, string>): Statement {
  // The figure that a name was written with stands before it already.
  const own = (word: string): string => {
    // "Per 50 kg": how much of it stays.
    const [, many, of] = /^([\d.]+) (.+)$/.exec(word) ?? []
    if (many !== undefined && of !== undefined) return `${many} ${own(of)}`
    const name = (written.get(word) ?? written.get(`${word}s`) ?? word)
      .replace(/[\p{Nd}.,]*\p{Nd}/gu, '')
      .trim()
      // "50 kg à 17 500" is told of kilos.
      .replace(/(?<=\p{L}\p{M}*) (?:à|a|por|en|kwa|की|का|ب|بـ)$/u, '')
    return name === '' ? word : name.replace(/\s+/g, ' ')
  }
  const told = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => told(one))
    if (typeof value === 'string') return /^(?:said|label|per)$/.test(key) ? own(value) : value
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, told(one, name)]))
      : value
  }
  return { ...said, values: told(said.values) } as Statement
}
