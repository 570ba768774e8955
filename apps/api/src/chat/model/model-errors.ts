import { APIConnectionTimeoutError, APIError } from 'openai'
import { AppError } from '../../app-error.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'

/**
 * Interprets a refusal by the model server. Only its status and one-word codes are kept, because
 * error messages may repeat the question, which is never logged.
 * Statuses and codes follow OpenAI's error guide; llama.cpp and vLLM put the HTTP status into
 * `code` as a number.
 */
function refusal(status: number, error: unknown, pauseMs?: number): UpstreamFailure | AppError {
  const inner = (error as { innererror?: unknown } | null | undefined)?.innererror
  const names = [wordOf(error, 'code'), wordOf(error, 'type'), wordOf(inner, 'code')].filter(
    (word) => word !== undefined,
  )
  const detail = ['answered', status, ...names].join(' ')
  const more = { status, pauseMs }
  const code = isTooLong(status, names, error)
    ? 'conversation_too_long'
    : names.some((name) => FILTER.test(name))
      ? 'question_filtered'
      : undefined
  if (code !== undefined) {
    const cause = new UpstreamFailure('model', 'refused', detail, more)
    return new AppError('invalid_request', { problem: { code }, cause })
  }
  if (names.includes('insufficient_quota')) return new UpstreamFailure('model', 'credentials', detail, more)
  if (status === 429) return new UpstreamFailure('model', 'quota', detail, more)
  // Any other 3xx or 4xx: the server rejects the address, the key, the model name or a field.
  return new UpstreamFailure('model', status < 500 ? 'credentials' : 'refused', detail, more)
}

/** Codes of Azure, OpenAI and DashScope for a filtered question. */
const FILTER =
  /^(?:content_filter|content_policy_violation|ResponsibleAIPolicyViolation|data_inspection_failed)$/
/**
 * Messages for a context overflow from vLLM, llama.cpp, Mistral, Groq, Anthropic, Gemini, Text
 * Generation Inference, xAI, Bedrock and Cohere.
 */
const TOO_LONG = [
  /context[ _-]?(?:length|size|window)|maximum (?:context|prompt|input)/i,
  /(?:prompt|input|messages?|conversation|request) (?:is |are )?too (?:long|large)|too many (?:input )?tokens/i,
  /token count [()\d,. ]*exceeds/i,
  /`inputs` (?:tokens|must)|reduce (?:the|your) (?:length|message|prompt)/i,
]

function isTooLong(status: number, names: readonly string[], error: unknown): boolean {
  if (names.some((name) => name === 'context_length_exceeded' || name === 'exceed_context_size_error'))
    return true
  if (status === 413) return true
  if (status === 429) return /request (?:is )?too large/i.test(wordsOf(error))
  const said = status === 400 || status === 422 || status >= 500 ? wordsOf(error) : ''
  return TOO_LONG.some((words) => words.test(said))
}

/** Error message for matching only. Never store it: it may repeat the question. */
function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error.slice(0, MAX_WORDS)
  const message = (error as { message?: unknown } | null | undefined)?.message
  return (typeof message === 'string' ? message : (JSON.stringify(error) ?? '')).slice(0, MAX_WORDS)
}
const MAX_WORDS = 2_000

/** Interprets a failure reported in a reply with status 200, as an object or as plain text. */
export function parseModelError(error: unknown): UpstreamFailure | AppError {
  const code = Number(wordOf(error, 'code'))
  return refusal(code >= 400 && code < 600 ? code : 500, error)
}

/** Converts an error of the client library to ours, without the server's text. */
export function toUpstreamFailure(error: unknown): UpstreamFailure | AppError {
  if (error instanceof UpstreamFailure || error instanceof AppError) return error
  if (error instanceof APIError && typeof error.status === 'number') {
    return refusal(error.status, error, pauseOf(error.headers))
  }
  if (error instanceof APIConnectionTimeoutError)
    return new UpstreamFailure('model', 'timeout', 'no connection in time')
  return new UpstreamFailure('model', 'unreachable', causeCode(error))
}

/**
 * Status of a reply that refuses the offered tools; undefined for other failures. Servers only say
 * so in the message: Ollama 400 "... does not support tools", vLLM 400 "... requires
 * --enable-auto-tool-choice", llama.cpp 500 "tools param requires --jinja flag", gateways 404 "no
 * endpoints that support tool use".
 */
export function refusesTools(error: unknown): number | undefined {
  if (!(error instanceof APIError) || ![400, 404, 422, 500, 501].includes(error.status)) return undefined
  const isTooLong = toUpstreamFailure(error) instanceof AppError
  return !isTooLong && /\btools?\b|tool[-_]|function[-_ ]?call|jinja/i.test(error.message)
    ? error.status
    : undefined
}

/**
 * True if a refusal may concern `stream_options`, which Mistral does not accept: the message names
 * the field or gives no known reason.
 */
export function mayRefuseStreamOptions(error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false
  if (/stream_options|include_usage/.test(error.message)) return true
  return (
    error.error !== undefined &&
    refusesTools(error) === undefined &&
    !(toUpstreamFailure(error) instanceof AppError)
  )
}

/** Retry-After in ms, from seconds or OpenAI's `retry-after-ms`. No model server sends dates. */
function pauseOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  const ms = Number(headers?.get('retry-after-ms') ?? seconds * 1000)
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined
}

function wordOf(error: unknown, field: 'code' | 'type'): string | undefined {
  const value = (error as Record<string, unknown> | null | undefined)?.[field]
  return (typeof value === 'string' || typeof value === 'number') && /^[\w.-]{1,60}$/.test(String(value))
    ? String(value)
    : undefined
}

function causeCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
