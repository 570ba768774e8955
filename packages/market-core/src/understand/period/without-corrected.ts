import type { Rule, Words } from './rule.ts'

/** What puts a time aside for another one: "ever, not last year", "never mind 2022". */
const correction =
  /(?<![^ ])(?:not|never mind|nevermind|forget|forget about|ignore|instead of|i dont mean|i do not mean|dont mean)(?: (?:just|only|merely|about|for|the|that|of|from|this))*$/
/** "Did it not in 2022", "why not last year": a "not" that belongs to the verb or to the question. */
const ofVerb =
  /(?<![^ ])(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|should|or|why|if|but|cannot|may|might) not(?: [^ ]+)*$/
const FEW = 6

/** The words without the times that the question itself puts aside. */
export function withoutCorrected(words: Words, timeAt: Rule): string[] {
  const kept: string[] = []
  let at = 0
  while (at < words.length) {
    const before = kept.slice(-FEW).join(' ')
    const [said] = correction.exec(before) ?? []
    const time = said === undefined || ofVerb.test(before) ? undefined : timeAt(words, at)
    if (said === undefined || time === undefined) kept.push(words[at] ?? '')
    else kept.splice(kept.length - said.split(' ').length)
    at = time?.next ?? at + 1
  }
  return kept
}
