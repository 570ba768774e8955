import { APIConnectionTimeoutError, APIError } from 'openai'
import { AppError } from '../../app-error.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'

/**
 * What the model server's refusal means. Only its status and its one-word code are kept: the text of an error may
 * repeat the question, and questions are not logged.
 *
 * Statuses and codes: OpenAI's error guide; llama.cpp and vLLM put the HTTP status into `code` as a number.
 */
function refusal(status: number, error: unknown, pauseMs?: number): UpstreamFailure | AppError {
  const names = [wordOf(error, 'code'), wordOf(error, 'type')].filter((word) => word !== undefined)
  const detail = ['answered', status, ...names].join(' ')
  const more = { status, pauseMs }
  if (names.some((name) => name === 'context_length_exceeded' || name === 'exceed_context_size_error')) {
    return new AppError('invalid_request', {
      problem: { code: 'conversation_too_long' },
      cause: new UpstreamFailure('model', 'refused', detail, more),
    })
  }
  if (names.includes('insufficient_quota')) return new UpstreamFailure('model', 'credentials', detail, more)
  if (status === 429) return new UpstreamFailure('model', 'quota', detail, more)
  // Any other 3xx or 4xx: the address, the key, the name of the model or a field is not what this server takes.
  return new UpstreamFailure('model', status < 500 ? 'credentials' : 'refused', detail, more)
}

/** The failure in an error that came inside a reply with status 200: an object, or a bare text. */
export function modelError(error: unknown): UpstreamFailure | AppError {
  const code = Number(wordOf(error, 'code'))
  return refusal(code >= 400 && code < 600 ? code : 500, error)
}

/** Turns whatever the client library threw into a failure of ours, without a word of what the server said. */
export function callFailure(error: unknown): UpstreamFailure | AppError {
  if (error instanceof UpstreamFailure || error instanceof AppError) return error
  if (error instanceof APIError && typeof error.status === 'number') {
    return refusal(error.status, error, pauseOf(error.headers))
  }
  if (error instanceof APIConnectionTimeoutError)
    return new UpstreamFailure('model', 'timeout', 'no connection in time')
  return new UpstreamFailure('model', 'unreachable', causeCode(error))
}

/**
 * The status of a refusal that is about the tools that were offered; undefined for any other failure. Servers say it
 * only in words: Ollama 400 "... does not support tools", vLLM 400 "... requires --enable-auto-tool-choice", llama.cpp
 * 500 "tools param requires --jinja flag", gateways 404 "no endpoints that support tool use".
 */
export function refusesTools(error: unknown): number | undefined {
  if (!(error instanceof APIError) || ![400, 404, 422, 500, 501].includes(error.status)) return undefined
  const isTooLong = callFailure(error) instanceof AppError
  return !isTooLong && /\btools?\b|tool[-_]|function[-_ ]?call|jinja/i.test(error.message)
    ? error.status
    : undefined
}

/**
 * Retry-After in ms: seconds, or OpenAI's own `retry-after-ms`. A date is not worth its parsing: nobody sends one here.
 */
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
