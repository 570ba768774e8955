import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { AnswerPart } from '../engine.ts'

/**
 * Answers to several things one after the other, a blank line between, and no end: what their figures rest on goes into
 * `sources`.
 *
 * @param answers makes one after the other, when the one before has been told
 */
export async function* inTurn(
  answers: readonly (() => AsyncIterable<AnswerPart>)[],
  sources: AnswerSource[],
): AsyncGenerator<AnswerPart, void, undefined> {
  for (const [at, answer] of answers.entries()) {
    if (at > 0) yield { kind: 'text', text: '\n\n' }
    for await (const part of answer()) {
      if (part.kind === 'end') sources.push(...(part.sources ?? []))
      else yield part
    }
  }
}
