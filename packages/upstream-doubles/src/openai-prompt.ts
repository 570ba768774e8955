import type { Call } from './double.ts'

interface SentMessage {
  role: string
  content?: unknown
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}

/** The fields of a chat completion request that the double reads. */
export interface Prompt {
  model?: string
  messages?: SentMessage[]
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

/** Parses a request body; empty if it is not JSON. */
export function parsePrompt(body: string): Prompt {
  try {
    return JSON.parse(body) as Prompt
  } catch {
    return {}
  }
}

/** The requested model; `model` by default. */
export const requestedModel = ({ body }: Call) => parsePrompt(body).model ?? 'model'
/** True when server-sent events are requested. */
export const wantsStream = ({ body }: Call) => parsePrompt(body).stream === true
/** True when the stream's last event must include token usage. */
export const wantsUsage = ({ body }: Call) => parsePrompt(body).stream_options?.include_usage === true
/** True when the model may call tools in this round. */
export const offersTools = ({ body }: Call) => parsePrompt(body).tools !== undefined
/** A part of a multimodal message. */
interface ContentPart {
  type: 'text' | 'image_url'
  text?: string
  image_url?: { url: string }
}

/** Parts of the last question; plain text is one part. */
function lastParts({ body }: Call): readonly ContentPart[] {
  const { content } = parsePrompt(body).messages?.findLast(({ role }) => role === 'user') ?? {}
  return Array.isArray(content) ? content : [{ type: 'text', text: String(content ?? '') }]
}

/** The last question; empty if there is none. */
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

/** True when a tool call is not directly followed by its result, which real servers refuse. */
export function hasUnansweredCalls({ body }: Call): boolean {
  const messages = parsePrompt(body).messages ?? []
  return messages.some(({ tool_calls: calls = [] }, at) => {
    const answers = messages.slice(at + 1, at + 1 + calls.length).map((message) => message.tool_call_id)
    return calls.some(({ id }) => !answers.includes(id))
  })
}
