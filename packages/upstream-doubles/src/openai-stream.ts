import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Behaviour, FIXED_NOW, sendAnswer } from './double.ts'
import { hasUnansweredCalls, requestedModel, wantsStream, wantsUsage } from './openai-prompt.ts'

/** A function call by the model. `arguments` is sent unchanged, even if invalid JSON. */
export interface ScriptedToolCall {
  name: string
  arguments: string
}

export interface ScriptedReply {
  content: string | null
  toolCalls?: readonly ScriptedToolCall[]
}

/** Creates a complete chat completion. */
export function createCompletion(
  { content, toolCalls }: ScriptedReply,
  model: string,
  created: number,
): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        finish_reason: toolCalls === undefined ? 'stop' : 'tool_calls',
        logprobs: null,
        message: {
          role: 'assistant',
          content,
          refusal: null,
          ...(toolCalls && { tool_calls: toolCalls.map(toolCall) }),
        },
      },
    ],
    usage: { prompt_tokens: 90, completion_tokens: 20, total_tokens: 110 },
  }
}

/**
 * Server-sent events of a reply, with `[DONE]` last. Tool arguments are split, as by real servers.
 */
export function chunkEvents(
  { content, toolCalls }: ScriptedReply,
  model: string,
  created: number,
  usage: boolean,
): string[] {
  const chunk = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created, model, choices, ...more })}\n\n`
  const delta = (piece: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: piece, finish_reason: finish }])
  // Bounded, because a very long word, as in a flood test, would overflow the regex stack.
  const pieces = (content ?? '').match(/\S{1,500}\s{0,500}|\s{1,500}/g) ?? []
  const calls = (toolCalls ?? []).flatMap((call, index) => {
    const middle = Math.ceil(call.arguments.length / 2)
    return [
      { index, ...toolCall({ ...call, arguments: '' }, index) },
      { index, function: { arguments: call.arguments.slice(0, middle) } },
      { index, function: { arguments: call.arguments.slice(middle) } },
    ]
  })
  return [
    delta({ role: 'assistant', content: content === null ? null : '' }),
    ...pieces.map((piece) => delta({ content: piece })),
    ...calls.map((call) => delta({ tool_calls: [call] })),
    delta({}, toolCalls === undefined ? 'stop' : 'tool_calls'),
    ...(usage ? [chunk([], { usage: { prompt_tokens: 90, completion_tokens: 20, total_tokens: 110 } })] : []),
    'data: [DONE]\n\n',
  ]
}

export interface StreamFault {
  bytesAtOnce?: number
  keep?: (event: string) => boolean
  map?: (event: string) => string
  everyMs?: number
  /** Stops after this many events: resets, sends `ending`, or stays open with `hold`. */
  cutAfter?: number
  ending?: string
  hold?: boolean
}

/** Streams events until the caller disconnects. */
export async function sendEvents(
  reply: ServerResponse,
  events: readonly string[],
  fault: StreamFault,
): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const sent = events.filter(fault.keep ?? (() => true)).slice(0, fault.cutAfter ?? events.length)
  for (const event of sent.map(fault.map ?? ((same) => same))) {
    const bytes = Buffer.from(event)
    const size = fault.bytesAtOnce ?? bytes.length
    for (let at = 0; at < bytes.length; at += size) {
      if (reply.destroyed) return
      await new Promise((resolve) => reply.write(bytes.subarray(at, at + size), resolve))
    }
    if (fault.everyMs !== undefined) await wait(fault.everyMs)
  }
  if (fault.hold === true || reply.destroyed) return
  if (fault.cutAfter !== undefined && fault.ending === undefined) reply.socket?.resetAndDestroy()
  else reply.end(fault.ending ?? '')
}

const openCalls = {
  status: 400,
  body: {
    error: {
      message: "An assistant message with 'tool_calls' must be followed by messages responding to each.",
      type: 'invalid_request_error',
      param: 'messages',
      code: null,
    },
  },
}

/** Sends a reply, streamed if the request asks for a stream. */
export function repliesWith(said: ScriptedReply): Behaviour {
  return (reply, call) => {
    const created = Math.floor(FIXED_NOW / 1000)
    if (hasUnansweredCalls(call)) return sendAnswer(reply, openCalls)
    if (!wantsStream(call))
      return sendAnswer(reply, { body: createCompletion(said, requestedModel(call), created) })
    return sendEvents(reply, chunkEvents(said, requestedModel(call), created, wantsUsage(call)), {})
  }
}

/** Streams a reply with a fault. */
export function streamsReply(said: ScriptedReply, fault: StreamFault): Behaviour {
  return (reply, call) =>
    sendEvents(
      reply,
      chunkEvents(said, requestedModel(call), Math.floor(FIXED_NOW / 1000), wantsUsage(call)),
      fault,
    )
}

interface DeltaStream {
  /** Finish reasons, one per chunk. */
  reasons?: readonly (string | null)[]
  done?: string
  headers?: Record<string, string>
  /** Additional fields of chunks that have a finish reason. */
  more?: object
}

/** Streams these deltas unchanged. */
export function streamsDeltas(
  deltas: readonly object[],
  {
    reasons = ['stop'],
    done = 'data: [DONE]\n\n',
    headers = { 'content-type': 'text/event-stream' },
    more = {},
  }: DeltaStream = {},
): Behaviour {
  const chunk = (delta: object, reason: string | null, beside: object = {}) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }], ...beside })}\n\n`
  const events = [
    ...deltas.map((delta) => chunk(delta, null)),
    ...reasons.map((reason) => chunk({}, reason, more)),
  ]
  return (reply) => {
    const body = Buffer.from(events.join('') + done)
    reply.writeHead(200, headers).end(body)
  }
}

/** Streams a text in pieces that end at these offsets. */
export function streamsSplitAt(content: string, places: readonly number[]): Behaviour {
  const cuts = [0, ...[...places].sort((a, b) => a - b), content.length]
  return streamsDeltas(cuts.slice(1).map((end, at) => ({ content: content.slice(cuts[at], end) })))
}

function toolCall({ name, arguments: args }: ScriptedToolCall, index: number) {
  return { id: `call_${index + 1}`, type: 'function', function: { name, arguments: args } }
}
