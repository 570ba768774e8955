import type { Call } from './double.ts'

interface SentMessage {
  role: string
  content?: unknown
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}

/** A request for a chat completion, as far as a stand-in looks at it. */
export interface Prompt {
  model?: string
  messages?: SentMessage[]
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

/** The request in a body; empty when it is no JSON. */
export function readPrompt(body: string): Prompt {
  try {
    return JSON.parse(body) as Prompt
  } catch {
    return {}
  }
}

/** The model asked for; `model` where none is. */
export const modelOf = ({ body }: Call) => readPrompt(body).model ?? 'model'
/** True when the answer is wanted as server-sent events. */
export const wantsStream = ({ body }: Call) => readPrompt(body).stream === true
/** True when the last event of a stream is to carry the tokens used. */
export const wantsUsage = ({ body }: Call) => readPrompt(body).stream_options?.include_usage === true
/** True when the model may call tools in this round. */
export const offersTools = ({ body }: Call) => readPrompt(body).tools !== undefined
/** A part of a message that is not text alone. */
interface ContentPart {
  type: 'text' | 'image_url'
  text?: string
  image_url?: { url: string }
}

/** The parts of the last question; a plain text is one part. */
function lastParts({ body }: Call): readonly ContentPart[] {
  const { content } = readPrompt(body).messages?.findLast(({ role }) => role === 'user') ?? {}
  return Array.isArray(content) ? content : [{ type: 'text', text: String(content ?? '') }]
}

/** What the farmer asked last; empty when nobody asked. */
export const lastQuestion = (call: Call) =>
  lastParts(call)
    .map(({ text = '' }) => text)
    .join('')

/** The photos beside the last question, as data URLs. */
export const lastPhotos = (call: Call): string[] =>
  lastParts(call).flatMap(({ image_url: image }) => image?.url ?? [])

/** What the tools gave, as the model was told, oldest first. */
export const toolResults = ({ body }: Call): string[] =>
  (readPrompt(body).messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => String(content))

/** How often tools were called already in the conversation. */
export const roundsBefore = ({ body }: Call): number =>
  (readPrompt(body).messages ?? []).filter((message) => message.tool_calls !== undefined).length

/** True when a call of a tool has no answer right behind it, which real servers refuse. */
export function leavesCallsOpen({ body }: Call): boolean {
  const messages = readPrompt(body).messages ?? []
  return messages.some(({ tool_calls: calls = [] }, at) => {
    const answers = messages.slice(at + 1, at + 1 + calls.length).map((message) => message.tool_call_id)
    return calls.some(({ id }) => !answers.includes(id))
  })
}
