import type { RejectedSentence } from '@smart-farming/market-core/claims/referable'
import type { ChatEngine, ChatQuestion } from '../../chat/engine.ts'
import type { CountingModel } from './counting-model.ts'

export interface QuestionRun {
  readonly question: string
  /**
   * `model`: the model wrote the whole answer; `fallback`: the model was called and failed; `rule`:
   * no model was called, because a rule or a built-in answer sufficed or no model is configured.
   */
  readonly by: 'model' | 'fallback' | 'rule'
  readonly text: string
  readonly sources: readonly string[]
  readonly leftOut: readonly RejectedSentence[]
  /** Problems that a server would log, such as a failure of the model. */
  readonly troubles: readonly string[]
  readonly seconds: number
  readonly calls: number
  /** Undefined if the model's server does not report tokens. */
  readonly tokens: number | undefined
}

type Common = Pick<ChatQuestion, 'topic' | 'asker'>

/**
 * Puts a question to the engine that farmers use and reads the whole answer.
 * @param clock in ms, like `performance.now`
 */
export async function runQuestion(
  engine: ChatEngine,
  model: CountingModel | undefined,
  message: string,
  common: Common,
  { now, clock }: { now: () => Date; clock: () => number },
): Promise<QuestionRun> {
  const begun = clock()
  const leftOut: RejectedSentence[] = []
  const troubles: string[] = []
  const note = ({ err }: { err?: unknown }, what: string) =>
    void troubles.push(err instanceof Error ? `${what}: ${err.message || err.name}` : what)
  const question: ChatQuestion = {
    ...common,
    message,
    history: [],
    address: undefined,
    at: now(),
    onLeftOut: (one) => void leftOut.push(one),
    log: { warn: note, error: note },
  }
  let text = ''
  let isModels = true
  let sources: readonly string[] = []
  try {
    for await (const part of engine.answer(question, new AbortController().signal)) {
      if (part.kind === 'text') text += part.text
      else if (part.kind === 'replace') text = part.text
      else if (part.kind === 'handover') isModels = false
      else sources = (part.sources ?? []).map(({ name, series, date }) => `${name}, ${series}, ${date}`)
    }
  } catch (error) {
    isModels = false
    troubles.push(error instanceof Error ? error.message : String(error))
  }
  const { calls, tokens } = model?.take() ?? { calls: 0, tokens: undefined }
  return {
    question: message,
    by: calls === 0 ? 'rule' : isModels ? 'model' : 'fallback',
    text: text.trim(),
    sources,
    leftOut,
    troubles,
    seconds: (clock() - begun) / 1000,
    calls,
    tokens,
  }
}
