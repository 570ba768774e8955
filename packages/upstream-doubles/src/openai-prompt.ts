import type { Call } from './double.ts'

interface SentMessage {
  role: string
  content?: unknown
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}

export interface Prompt {
  model?: string
  messages?: SentMessage[]
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

/** Parses a request body. Returns an empty prompt for invalid JSON. */
export function parsePrompt(body: string): Prompt {
  try {
    return JSON.parse(body) as Prompt
  } catch {
    return {}
  }
}

/** Model that the request names, by default `model`. */
export const requestedModel = ({ body }: Call) => parsePrompt(body).model ?? 'model'
/** True if the request asks for server-sent events. */
export const wantsStream = ({ body }: Call) => parsePrompt(body).stream === true
/** True if the last event of the stream must include token usage. */
export const wantsUsage = ({ body }: Call) => parsePrompt(body).stream_options?.include_usage === true
/** True if the request offers tools. */
export const offersTools = ({ body }: Call) => parsePrompt(body).tools !== undefined
interface ContentPart {
  type: 'text' | 'image_url'
  text?: string
  image_url?: { url: string }
}

/** Plain text is a single part. */
function lastParts({ body }: Call): readonly ContentPart[] {
  const { content } = parsePrompt(body).messages?.findLast(({ role }) => role === 'user') ?? {}
  return Array.isArray(content) ? content : [{ type: 'text', text: String(content ?? '') }]
}

/** Text of the last question, or an empty text. */
export const lastQuestion = (call: Call) =>
  lastParts(call)
    .map(({ text = '' }) => text)
    .join('')

/** Photos of the last question, as data URLs. */
export const lastPhotos = (call: Call): string[] =>
  lastParts(call).flatMap(({ image_url: image }) => image?.url ?? [])

/** Tool results in the conversation, oldest first. */
export const toolResults = ({ body }: Call): string[] =>
  (parsePrompt(body).messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => String(content))

/** Number of earlier tool calls in the conversation. */
export const countEarlierToolCalls = ({ body }: Call): number =>
  (parsePrompt(body).messages ?? []).filter((message) => message.tool_calls !== undefined).length

/** True if a tool call has no result directly after it, which real servers refuse. */
export function hasUnansweredCalls({ body }: Call): boolean {
  const messages = parsePrompt(body).messages ?? []
  return messages.some(({ tool_calls: calls = [] }, at) => {
    const answers = messages.slice(at + 1, at + 1 + calls.length).map((message) => message.tool_call_id)
    return calls.some(({ id }) => !answers.includes(id))
  })
}
