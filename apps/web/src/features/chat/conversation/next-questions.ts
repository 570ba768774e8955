/**
 * Questions that were not asked yet, those first that share most words with the last question.
 *
 * @param asked oldest first
 */
export function nextQuestions(questions: readonly string[], asked: readonly string[]): string[] {
  const last = new Set(wordsOf(asked.at(-1) ?? ''))
  const shared = (question: string) => wordsOf(question).filter((word) => last.has(word)).length
  return questions
    .filter((question) => !asked.includes(question))
    .toSorted((one, other) => shared(other) - shared(one))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
