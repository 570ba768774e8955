import { AppError } from '../../app-error.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { ChatModel, ModelCall, ModelPart } from '../model/model.ts'
import type { SpendingStore } from './spending-store.ts'
import { estimatePrompt, estimateTokens } from './tokens.ts'

/**
 * A model whose calls are paid for in advance: the maximum is reserved and then replaced by the
 * tokens used, as reported by the server or else estimated. The daily caps hold for any number of
 * concurrent calls.
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

  /** @throws {BudgetExceeded} at a daily cap; the model is then not called */
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
      // If this fails, the reservation stays counted as spent; the farmer still has the answer.
      await this.#spending.settle(reservation, used ?? prompt + estimateTokens(written)).catch(() => {})
    }
  }
}

/** True if the model refused or was unreachable. After a timeout, the call may still be billed. */
function neverBegan(error: unknown): boolean {
  return error instanceof AppError || (error instanceof UpstreamFailure && error.kind !== 'timeout')
}
