import type { Behaviour, Call } from './double.ts'
import { status } from './faults.ts'
import { offersTools, roundsBefore, toolResults } from './openai-prompt.ts'
import { type ScriptedToolCall, speaks, streams } from './openai-stream.ts'

// What a model does with tools, well and badly.

/** Asks for these functions to be called. */
export const callsTools = (...calls: readonly ScriptedToolCall[]): Behaviour =>
  speaks({ content: null, toolCalls: calls })

/** Says something and asks for functions to be called in the same breath. */
export const saysAndCalls = (content: string, ...calls: readonly ScriptedToolCall[]): Behaviour =>
  speaks({ content, toolCalls: calls })

/** One behaviour for each round of tool calls that the conversation has behind it; the last one stays. */
export const inRounds =
  (...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour =>
  (reply, call, usual) => {
    const behaviour = behaviours[Math.min(roundsBefore(call), behaviours.length - 1)] ?? behaviours[0]
    return behaviour(reply, call, usual)
  }

/** Says what it makes of the tools' answers. */
export const saysFrom =
  (compose: (results: readonly string[], call: Call) => string): Behaviour =>
  (reply, call, usual) =>
    speaks({ content: compose(toolResults(call), call) })(reply, call, usual)

/** Calls the same function again and again, whatever comes back and whether or not it was offered. */
export const loopsForEver = (call: ScriptedToolCall): Behaviour => callsTools(call)

/** Calls with other arguments each time; with {@link ifOffered} until it is offered no more. */
export const callsOn =
  (name: string): Behaviour =>
  (reply, call, usual) =>
    callsTools({ name, arguments: `{"round":${roundsBefore(call)}}` })(reply, call, usual)

/** Tool arguments that are no JSON, as small models send them. */
export const brokenToolArguments = callsTools({ name: 'get_price', arguments: '{"commodity": maize' })

/** A whole call in one delta, without an id: some local servers do. */
export const callsWithoutId = ({ name, arguments: args }: ScriptedToolCall): Behaviour =>
  streams(
    { content: null, toolCalls: [{ name, arguments: args }] },
    {
      keep: (event) => !event.includes('"tool_calls":[{"index":0,"function"'),
      map: (event) =>
        event.replace('"id":"call_1",', '').replace('"arguments":""', `"arguments":${JSON.stringify(args)}`),
    },
  )

/** The call's deltas, every byte in a packet of its own. */
export const callsByteByByte = (...calls: readonly ScriptedToolCall[]): Behaviour =>
  streams({ content: null, toolCalls: calls }, { bytesAtOnce: 1 })

/** Calls, and says that this took so many tokens. */
export const callsAtACost = (tokens: number, ...calls: readonly ScriptedToolCall[]): Behaviour =>
  streams(
    { content: null, toolCalls: calls },
    { map: (event) => event.replace('"total_tokens":110', `"total_tokens":${tokens}`) },
  )

/** Breaks off in the middle of a call. */
export const breaksInCall = (call: ScriptedToolCall): Behaviour =>
  streams({ content: null, toolCalls: [call] }, { cutAfter: 3 })

/** How servers refuse tools that their model, or their settings, cannot do. */
export const toolRefusals = {
  ollama: status(400, {
    error: {
      message: 'registry.ollama.ai/library/gemma:2b does not support tools',
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  }),
  vllm: status(400, {
    error: {
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  }),
  llamaCpp: status(500, {
    error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' },
  }),
  notSupported: status(501, {
    error: { code: 501, message: 'This server does not support tools.', type: 'not_supported_error' },
  }),
  gateway: status(404, { error: { code: 404, message: 'No endpoints found that support tool use.' } }),
}

/**
 * One behaviour while tools are offered, another without: a server that refuses tools, a model that cannot let go of
 * them.
 */
export const ifOffered =
  (offered: Behaviour, otherwise: Behaviour): Behaviour =>
  (reply, call, usual) =>
    (offersTools(call) ? offered : otherwise)(reply, call, usual)
