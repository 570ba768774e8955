import { lazyWords } from '../../../words.ts'

/**
 * Returns the questions that have not been asked yet, not even in synonyms. Questions that share
 * most words with the last question are first.
 *
 * @param asked oldest first
 */
export function suggestNextQuestions(questions: readonly string[], asked: readonly string[]): string[] {
  const last = new Set(wordsOf(asked.at(-1) ?? ''))
  const shared = (question: string) => wordsOf(question).filter((word) => last.has(word)).length
  const before = new Set(asked.map(meaningOf))
  return questions
    .filter((question) => !before.has(meaningOf(question)))
    .toSorted((one, other) => shared(other) - shared(one))
}

/**
 * A question's words in alphabetical order, with synonyms replaced: 'What is maize worth?' equals
 * 'What is the price of maize?'.
 */
const meaningOf = (question: string): string =>
  wordsOf(question)
    .map((word) => lazyWords.chat.sameWords[word] ?? word)
    .toSorted()
    .join(' ')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
