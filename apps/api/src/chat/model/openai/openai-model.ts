import { setTimeout as wait } from 'node:timers/promises'
import OpenAI from 'openai'
import { Agent, fetch } from 'undici'
import { UpstreamFailure } from '../../../upstream/failure.ts'
import { type ChatModel, type ModelCall, type ModelPart, ToolsRefused } from '../model.ts'
import { mayRefuseStreamOptions, refusesTools, toUpstreamFailure } from '../model-errors.ts'
import { decompressReply } from './decompress-reply.ts'
import { type ModelHabits, stripMarkup } from './markup/reply-text.ts'
import { toPromptFields } from './model-prompt.ts'
import { MAX_REPLY_BYTES, maxReplyBytes, readReply } from './model-reply.ts'
import { type ModelDeadlines, Watchdog } from './watchdog.ts'

export interface OpenAiSettings {
  /** Ends in `/v1` with most servers. */
  baseUrl: string
  /** Local servers need no key. */
  key: string | undefined
  name: string
  /** OpenAI's own models require the new name; most other servers only know the old one. */
  maxTokensField: 'max_tokens' | 'max_completion_tokens'
  deadlines: ModelDeadlines
}

/** Longest pause before a retry; beyond that, the farmer is asked to wait. */
const MAX_PAUSE_MS = 3_000

/** A server for OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp or a gateway. */
export class OpenAiModel implements ChatModel {
  readonly name: string
  readonly #settings: OpenAiSettings
  readonly #client: OpenAI
  readonly #habits: ModelHabits = { thinksFirst: false }
  /** Last offered tools: models also call tools that are not offered. */
  #offered: NonNullable<ModelCall['tools']> = []
  #takesStreamOptions = true
  readonly #agent = new Agent({
    connections: 128,
    connect: { timeout: 5_000 },
    maxResponseSize: MAX_REPLY_BYTES,
    // The watchdog enforces the deadlines instead, based on meaningful signs of life.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  constructor(settings: OpenAiSettings) {
    this.name = settings.name
    this.#settings = settings
    this.#client = new OpenAI({
      apiKey: settings.key ?? 'none',
      baseURL: settings.baseUrl,
      // If unset, the library reads these from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      timeout: settings.deadlines.totalMs,
      // A small compressed reply could expand to a huge one. Some servers ignore this header.
      defaultHeaders: { 'accept-encoding': 'identity' },
      fetch: async (url, { method = 'POST', headers = {}, body, signal = null } = {}) => {
        const reply = await fetch(url instanceof Request ? url.url : url, {
          method,
          headers: [...new Headers(headers)],
          body: typeof body === 'string' ? body : null,
          signal,
          redirect: 'manual',
          dispatcher: this.#agent,
        })
        return decompressReply(reply, MAX_REPLY_BYTES)
      },
    })
  }

  /** Requests a stream, so that a slow model shows signs of life; a whole reply is accepted too. */
  async *ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined> {
    const watchdog = new Watchdog(signal, this.#settings.deadlines)
    try {
      const response = await this.#open(call, watchdog.signal)
      const { tools = this.#offered } = call
      this.#offered = tools
      const said = readReply(response, () => watchdog.alive(), maxReplyBytes(call.maxTokens))
      yield* stripMarkup(said, tools, this.#habits)
    } catch (error) {
      watchdog.signal.throwIfAborted() // Throws our own reason, not the library's.
      throw toUpstreamFailure(error)
    } finally {
      watchdog.stop()
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }

  /** Retries once if the first attempt cost nothing and a second may succeed. */
  async #open(call: ModelCall, signal: AbortSignal): Promise<Response> {
    try {
      return await this.#sendPlainer(call, signal)
    } catch (error) {
      signal.throwIfAborted()
      const toolsRefused = call.tools === undefined ? undefined : refusesTools(error)
      if (toolsRefused !== undefined) throw new ToolsRefused(toolsRefused)
      const failure = toUpstreamFailure(error)
      const pauseMs = pauseBeforeRetry(failure)
      if (pauseMs === undefined) throw failure
      await wait(pauseMs, undefined, { signal })
      return this.#send(call, signal)
    }
  }

  /** Retries once without `stream_options` after a refusal, and remembers if that works. */
  async #sendPlainer(call: ModelCall, signal: AbortSignal): Promise<Response> {
    try {
      return await this.#send(call, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!this.#takesStreamOptions || !mayRefuseStreamOptions(error)) throw error
      const reply = await this.#send(call, signal, false).catch(() => {
        throw error
      })
      this.#takesStreamOptions = false
      return reply
    }
  }

  #send(call: ModelCall, signal: AbortSignal, withUsage = this.#takesStreamOptions): Promise<Response> {
    return this.#client.chat.completions
      .create(
        {
          model: this.name,
          ...toPromptFields(call),
          stream: true,
          ...(withUsage && { stream_options: { include_usage: true } }),
          [this.#settings.maxTokensField]: call.maxTokens,
        },
        { signal },
      )
      .asResponse()
  }
}

/** Pause before the retry, in ms; undefined if a retry makes no sense. */
function pauseBeforeRetry(failure: Error): number | undefined {
  if (!(failure instanceof UpstreamFailure)) return undefined
  if (failure.kind !== 'quota' && failure.kind !== 'refused' && failure.kind !== 'unreachable')
    return undefined
  if (failure.pauseMs === undefined) return 150 + Math.random() * 350
  return failure.pauseMs <= MAX_PAUSE_MS ? failure.pauseMs : undefined
}
