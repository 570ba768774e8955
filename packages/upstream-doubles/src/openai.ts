import {
  type Behaviour,
  type Call,
  type CannedAnswer,
  type Double,
  type DoubleOptions,
  FIXED_NOW,
  startDouble,
} from './double.ts'
import { status } from './faults.ts'
import { lastQuestion, parsePrompt, requestedModel, wantsStream, wantsUsage } from './openai-prompt.ts'
import { chunkEvents, createCompletion, repliesWith, streamsReply } from './openai-stream.ts'

export interface OpenAiOptions extends DoubleOptions {
  /** Required API key. Without a key any caller is served, as by a local server. */
  key?: string
}

/** Double of `POST /v1/chat/completions`. Set `OPENAI_BASE_URL` to `url` followed by `/v1`. */
export function startOpenAi(options: OpenAiOptions = {}): Promise<Double> {
  const now = options.now ?? (() => FIXED_NOW)
  return startDouble((call) => {
    const refused = refusal(call, options.key)
    if (refused !== undefined) return refused
    const said = { content: `You asked: ${lastQuestion(call)}` }
    const created = Math.floor(now() / 1000)
    if (!wantsStream(call)) return { body: createCompletion(said, requestedModel(call), created) }
    return {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      body: Buffer.from(chunkEvents(said, requestedModel(call), created, wantsUsage(call)).join('')),
    }
  }, options)
}

/** Replies with this text. A stream has pieces of a few words. */
export const says = (content: string): Behaviour => repliesWith({ content })

/** Text of a model that invents its numbers. */
export const inventsNumbers = says(
  'Maize is 987,654.32 KES per tonne in Nakuru today and will rise by 41 % next week. Sell nothing.',
)

/** Sends an error response: `{ error: { message, type, param, code } }`. */
const refuses = (
  code: number,
  message: string,
  type: string,
  name: string | null,
  headers: Record<string, string> = {},
) => status(code, { error: { message, type, param: null, code: name } }, headers)

export const openAiFailures = {
  invalidKey: refuses(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
  rateLimited: refuses(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded', { 'retry-after': '7' }),
  quotaUsedUp: refuses(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
  contextTooLong: refuses(
    400,
    'This model has a maximum context length.',
    'invalid_request_error',
    'context_length_exceeded',
  ),
  /** Azure's content filter refuses the question. */
  questionFiltered: status(400, {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: { code: 'ResponsibleAIPolicyViolation' },
    },
  }),
  noSuchModel: refuses(404, 'The model does not exist.', 'invalid_request_error', 'model_not_found'),
  loading: refuses(503, 'Loading model', 'unavailable_error', null),
  /** Some servers send the error as text. */
  errorAsText: status(500, { error: 'model runner has unexpectedly stopped' }),
  emptyChoices: status(200, { id: 'c1', object: 'chat.completion', created: 1, model: 'm', choices: [] }),
}

/** Context overflows that only the error message reveals. */
export const contextOverflows = {
  vllm: status(400, {
    object: 'error',
    message:
      "This model's maximum context length is 8192 tokens. However, you requested 9301 tokens (8301 in the messages, 1000 in the completion). Please reduce the length of the messages or completion.",
    type: 'BadRequestError',
    param: null,
    code: 400,
  }),
  groq: refuses(
    413,
    'Request too large for model `llama` on tokens per minute (TPM): Limit 6000, Requested 9120, please reduce your message size and try again.',
    'tokens',
    'rate_limit_exceeded',
  ),
  llamaCpp: refuses(
    400,
    'the request exceeds the available context size.',
    'exceed_context_size_error',
    null,
  ),
  anthropic: refuses(
    400,
    'prompt is too long: 210000 tokens > 200000 maximum',
    'invalid_request_error',
    null,
  ),
  gemini: refuses(
    400,
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    'INVALID_ARGUMENT',
    null,
  ),
}

/** Refuses `stream_options`, as Mistral does; otherwise uses the given behaviour. */
export const refusesStreamOptions =
  (code: 400 | 422, otherwise: Behaviour): Behaviour =>
  (reply, call, usual) => {
    if (!wantsUsage(call)) return otherwise(reply, call, usual)
    const detail = [
      { type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' },
    ]
    return status(code, { detail })(reply, call, usual)
  }

/** Faults of streams that begin correctly. */
export const streamFaults = {
  /** Sends one byte per packet, which splits events and UTF-8 characters. */
  splitBytes: (content: string) => streamsReply({ content }, { bytesAtOnce: 1 }),
  /** Closes gracefully, but without `[DONE]` and a finish reason. */
  endsWithoutDone: (content: string) =>
    streamsReply({ content }, { keep: (event) => !/\[DONE\]|"stop"/.test(event) }),
  /** Sends an error event instead of the next piece. */
  errorAfterStart: (content: string) =>
    streamsReply(
      { content },
      {
        cutAfter: 2,
        ending:
          'data: {"error":{"message":"upstream broke","type":"server_error","param":null,"code":null}}\n\n',
      },
    ),
  /** Sends a flat error and `[DONE]`, as older vLLM versions do. */
  flatErrorAfterStart: (content: string) =>
    streamsReply(
      { content },
      {
        cutAfter: 2,
        ending:
          'data: {"object":"error","message":"EngineCore died","type":"InternalServerError","param":null,"code":500}\n\ndata: [DONE]\n\n',
      },
    ),
  /** Resets the connection after the first pieces. */
  cutOff: (content: string) => streamsReply({ content }, { cutAfter: 2 }),
  /** Sends the first pieces, then stays silent on an open connection. */
  stalls: (content: string) => streamsReply({ content }, { cutAfter: 2, hold: true }),
  /** Valid, but unusual: CRLF, comments and no space after `data:`. */
  oddButSound: (content: string) =>
    streamsReply(
      { content },
      { map: (event) => `: keep-alive\r\n\r\n${event.replace('data: ', 'data:').replaceAll('\n', '\r\n')}` },
    ),
  /** Sends one piece every `ms`, so that a caller can disconnect in the middle. */
  slowly: (content: string, ms: number) => streamsReply({ content }, { everyMs: ms }),
}

function refusal({ method, path, headers, body }: Call, key: string | undefined): CannedAnswer | undefined {
  const error = (code: number, message: string, name: string | null) => ({
    status: code,
    body: { error: { message, type: 'invalid_request_error', param: null, code: name } },
  })
  if (method !== 'POST' || path !== '/v1/chat/completions')
    return error(404, 'Unknown request URL.', 'unknown_url')
  if (key !== undefined && headers.authorization !== `Bearer ${key}`)
    return error(401, 'Incorrect API key provided.', 'invalid_api_key')
  const { model, messages } = parsePrompt(body)
  if (typeof model !== 'string' || !Array.isArray(messages) || messages.length === 0) {
    return error(400, 'model and messages are required.', null)
  }
  return undefined
}
