import type { ChatCompletion } from '@smart-farming/contracts/chat'
import { REPLACE_EVENT } from '@smart-farming/contracts/chat/chat-chunk'
import type { ErrorEnvelope } from '@smart-farming/contracts/errors'
import type { AnswerPart } from '../engine.ts'

/** Fields shared by a completion and all chunks of an answer. */
export interface AnswerHead {
  id: string
  /** Unix seconds. */
  created: number
  model: string
}

/** The head for the parts after this one. */
export function nextHead(part: AnswerPart, head: AnswerHead): AnswerHead {
  return part.kind === 'handover' ? { ...head, model: part.to } : head
}

/** Converts a whole answer to OpenAI's chat completion, with the last engine as model. */
export function toCompletion(head: AnswerHead, parts: readonly AnswerPart[]): ChatCompletion {
  const replaced = parts.findLastIndex(({ kind }) => kind === 'replace')
  const texts = parts.slice(Math.max(replaced, 0)).map((part) => ('text' in part ? part.text : ''))
  const text = texts.join('')
  const end = parts.find((part) => part.kind === 'end')
  return {
    id: head.id,
    object: 'chat.completion',
    created: head.created,
    model: parts.reduce((before, part) => nextHead(part, before), head).model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text === '' ? null : text },
        finish_reason: end?.reason ?? null,
      },
    ],
    ...groundsOf(end),
  }
}

/** Converts one part to a server-sent event with OpenAI's chat completion chunk. */
export function chunkEvent(head: AnswerHead, part: AnswerPart | { kind: 'begin' }): string {
  const delta =
    part.kind === 'begin' ? { role: 'assistant', content: '' } : 'text' in part ? { content: part.text } : {}
  const choice = { index: 0, delta, finish_reason: part.kind === 'end' ? part.reason : null }
  const { id, created, model } = head
  const chunk = { id, object: 'chat.completion.chunk', created, model, choices: [choice], ...groundsOf(part) }
  return part.kind === 'replace' ? `event: ${REPLACE_EVENT}\n${event(chunk)}` : event(chunk)
}

/** Clients of OpenAI's plain format ignore sources and notes next to `choices`. */
function groundsOf(
  part: AnswerPart | { kind: 'begin' } | undefined,
): Pick<ChatCompletion, 'sources' | 'notes'> {
  if (part?.kind !== 'end') return {}
  const { sources, notes } = part
  return { ...(sources && { sources: [...sources] }), ...(notes && { notes: [...notes] }) }
}

/** Last event of a complete answer. */
export const DONE_EVENT = 'data: [DONE]\n\n'
/** Comment that keeps proxies from closing a quiet connection; event readers skip comments. */
export const KEEP_ALIVE_COMMENT = ': keep-alive\n\n'

/** Last event of an interrupted answer: earlier text stays, and no `[DONE]` follows. */
export function errorEvent(envelope: ErrorEnvelope): string {
  return `event: error\n${event(envelope)}`
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`
