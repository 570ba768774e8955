import { AppError } from '../../app-error.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { ChatModel, ModelCall, ModelPart } from '../model/model.ts'
import type { SpendingStore } from './spending-store.ts'
import { estimatePrompt, estimateTokens } from './tokens.ts'

/**
 * A model whose every call is paid for before it is made: what it may take at most is reserved, and what it took, by
 * the server's own count where it gives one, is put in its place. So the daily caps hold whatever is asked at once.
 */
export class MeteredModel implements ChatModel {
  readonly name: string
  readonly #model: ChatModel
  readonly #spending: SpendingStore
  readonly #now: () => Date

  constructor(model: ChatModel, spending: SpendingStore, now: () => Date) {
    this.name = model.name
    this.#model = model
    this.#spending = spending
    this.#now = now
  }

  /** @throws {BudgetSpent} when a daily cap is reached; the model is not called then */
  async *ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined> {
    const prompt = estimatePrompt(call)
    const reservation = await this.#spending.reserve(call.payer, prompt + call.maxTokens, this.#now())
    let written = ''
    let used: number | undefined
    try {
      for await (const part of this.#model.ask(call, signal)) {
        if (part.kind === 'text') written += part.text
        else if (part.kind === 'calls') written += JSON.stringify(part.calls)
        else if (part.kind === 'end') used = part.usage
        yield part
      }
    } catch (error) {
      if (written === '' && neverBegan(error)) used ??= 0
      throw error
    } finally {
      // If this fails the reservation stays spent; the farmer has the answer all the same.
      await this.#spending.settle(reservation, used ?? prompt + estimateTokens(written)).catch(() => {})
    }
  }
}

/** True when the model refused or was not there. After a timeout it may well have worked, and be billed for it. */
function neverBegan(error: unknown): boolean {
  return error instanceof AppError || (error instanceof UpstreamFailure && error.kind !== 'timeout')
}
