import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { parsePrompt } from '@smart-farming/upstream-doubles/openai-prompt'
import { saysFrom } from '@smart-farming/upstream-doubles/openai-tools'
import { server as words } from '@smart-farming/words/en/server'
import type { AnswerPart, ChatQuestion } from '../../../src/chat/engine.ts'
import { ModelEngine } from '../../../src/chat/model/model-engine.ts'
import { OpenAiModel } from '../../../src/chat/model/openai/openai-model.ts'
import { chatTasks } from '../../../src/chat/reading/chat-tasks.ts'
import type { Tool, ToolResult } from '../../../src/chat/tools/tool.ts'
import { runInline } from '../../../src/timing/worker-pool.ts'

const PATIENT_MS = 15_000

export const sampleSource: AnswerSource = {
  name: 'World Bank Pink Sheet',
  series: 'Maize',
  date: '2026-08',
  unit: 'USD per mt',
  url: 'https://www.worldbank.org',
  licence: 'CC BY 4.0',
}
/** Result of the only tool: a price with its fact and source. */
export const maizeResult: ToolResult = {
  data: { price: 198.4, currency: 'USD', per: 'tonne', month: '2026-08' },
  facts: [
    {
      value: 198.4,
      kind: 'price',
      currency: 'USD',
      per: 'tonne',
      months: ['2026-08'],
      role: 'price',
      of: { commodity: 'maize', name: 'Maize', priceType: 'benchmark' },
    },
  ],
  sources: [sampleSource],
}
export const maizeCall = { name: 'get_price', arguments: '{"commodity":"maize"}' }
/** A model reply with the price that the tool returned. */
export const saysPrice = saysFrom(
  ([result = '{}']) => `Maize was USD ${JSON.parse(result).price} per tonne in August 2026.`,
)

export const createQuestion = (more: Partial<ChatQuestion> = {}): ChatQuestion => ({
  topic: 'market',
  message: 'What is maize worth?',
  history: [],
  asker: { id: 1, farmName: 'Hill Farm', location: 'Nakuru' },
  address: '192.0.2.1',
  at: new Date('2026-09-21T14:20:00Z'),
  ...more,
})

interface EngineOptions {
  factsFor?: () => Promise<ToolResult | undefined>
  totalMs?: number
}

/** An engine with a model double and one tool, `get_price`. */
export class EngineBench {
  readonly double: Double
  readonly tool: Tool
  /** The arguments of every call to the tool. */
  readonly runs: unknown[] = []
  looksUp: (args: unknown, signal: AbortSignal) => Promise<ToolResult> = async () => maizeResult
  readonly #model: OpenAiModel

  static async start(): Promise<EngineBench> {
    return new EngineBench(await startOpenAi())
  }

  private constructor(double: Double) {
    this.double = double
    this.#model = new OpenAiModel({
      baseUrl: `${double.url}/v1`,
      key: undefined,
      name: 'small',
      maxTokensField: 'max_tokens',
      deadlines: { firstMs: PATIENT_MS, idleMs: PATIENT_MS, totalMs: PATIENT_MS },
    })
    this.tool = {
      name: 'get_price',
      description: 'The newest price of a commodity.',
      parameters: { type: 'object', properties: { commodity: { type: 'string' } } },
      run: (args, { signal }) => {
        this.runs.push(args)
        return this.looksUp(args, signal)
      },
    }
  }

  engine({ factsFor = async () => undefined, totalMs = PATIENT_MS }: EngineOptions = {}): ModelEngine {
    return new ModelEngine(
      this.#model,
      { tools: [this.tool], factsFor },
      { maxTokens: 100, totalMs },
      words,
      runInline(chatTasks),
    )
  }

  /** Reads an answer to its end. If the answer breaks off, `said` has the text so far. */
  async answer(engine = this.engine(), question = createQuestion(), said: string[] = []) {
    let end: AnswerPart | undefined
    for await (const part of engine.answer(question, new AbortController().signal)) {
      if (part.kind === 'text') said.push(part.text)
      else end = part
    }
    return { text: said.join(''), end }
  }

  /** The prompts that the model received, oldest first. */
  get prompts() {
    return this.double.calls.map(({ body }) => parsePrompt(body))
  }

  /** The system message of a prompt. */
  brief(at: number): string {
    return String(this.prompts[at]?.messages?.[0]?.content)
  }

  async close(): Promise<void> {
    await this.#model.close()
    await this.double.close()
  }
}
