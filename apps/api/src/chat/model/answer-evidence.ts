import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import type { Evidence } from '@smart-farming/market-core/grounding/figure-marker'
import { factsGiven } from '@smart-farming/market-core/grounding/ground'
import type { ChatQuestion } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import type { ToolResult } from '../tools/tool.ts'

/** "One tonne", "1 ha": says nothing that could be wrong. */
const ONE: Fact = { value: 1, kind: 'count' }

/**
 * What the figures of one answer may rest on: the farmer's own ones, in this question and earlier ones, and what was
 * looked up for it. Earlier answers are no evidence: the client remembers them, and could remember anything.
 */
export class AnswerEvidence implements Evidence {
  readonly facts: Fact[]
  readonly names: string[] = []
  readonly #sources = new Map<string, AnswerSource>()

  constructor({ message, history }: ChatQuestion) {
    this.facts = [ONE, ...[...questionsBefore(history), message].flatMap(factsGiven)]
  }

  add({ facts, names = [], sources }: ToolResult): void {
    this.facts.push(...facts)
    this.names.push(...names)
    for (const source of sources) this.#sources.set(JSON.stringify(source), source)
  }

  /** Without repeats, in the order in which they were used. */
  get sources(): AnswerSource[] {
    return [...this.#sources.values()]
  }
}
