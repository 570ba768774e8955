import type { Behaviour, Call } from './double.ts'
import { status } from './faults.ts'
import { countEarlierToolCalls, offersTools, toolResults } from './openai-prompt.ts'
import { repliesWith, type ScriptedToolCall, streamsReply } from './openai-stream.ts'

/** Calls these functions. */
export const callsTools = (...calls: readonly ScriptedToolCall[]): Behaviour =>
  repliesWith({ content: null, toolCalls: calls })

/** Sends text and function calls in one reply. */
export const saysAndCalls = (content: string, ...calls: readonly ScriptedToolCall[]): Behaviour =>
  repliesWith({ content, toolCalls: calls })

/** Uses one behaviour per round of tool calls, and then repeats the last. */
export const inRounds =
  (...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour =>
  (reply, call, usual) => {
    const behaviour =
      behaviours[Math.min(countEarlierToolCalls(call), behaviours.length - 1)] ?? behaviours[0]
    return behaviour(reply, call, usual)
  }

/** Replies with a text composed from the tool results. */
export const saysFrom =
  (compose: (results: readonly string[], call: Call) => string): Behaviour =>
  (reply, call, usual) =>
    repliesWith({ content: compose(toolResults(call), call) })(reply, call, usual)

/** Always repeats the same call, even if the tool is not offered. */
export const repeatsCall = (call: ScriptedToolCall): Behaviour => callsTools(call)

/** Calls the tool with new arguments each time. {@link ifOffered} can end the calls. */
export const keepsCalling =
  (name: string): Behaviour =>
  (reply, call, usual) =>
    callsTools({ name, arguments: `{"round":${countEarlierToolCalls(call)}}` })(reply, call, usual)

/** Sends tool arguments that are invalid JSON, as small models do. */
export const brokenToolArguments = callsTools({ name: 'get_price', arguments: '{"commodity": maize' })

/** Sends a complete call in one delta without an id, as some local servers do. */
export const callsWithoutId = ({ name, arguments: args }: ScriptedToolCall): Behaviour =>
  streamsReply(
    { content: null, toolCalls: [{ name, arguments: args }] },
    {
      keep: (event) => !event.includes('"tool_calls":[{"index":0,"function"'),
      map: (event) =>
        event.replace('"id":"call_1",', '').replace('"arguments":""', `"arguments":${JSON.stringify(args)}`),
    },
  )

/** Sends the deltas of the calls one byte per packet. */
export const callsByteByByte = (...calls: readonly ScriptedToolCall[]): Behaviour =>
  streamsReply({ content: null, toolCalls: calls }, { bytesAtOnce: 1 })

/** Calls these functions and reports token usage. */
export const callsWithUsage = (tokens: number, ...calls: readonly ScriptedToolCall[]): Behaviour =>
  streamsReply(
    { content: null, toolCalls: calls },
    { map: (event) => event.replace('"total_tokens":110', `"total_tokens":${tokens}`) },
  )

/** Disconnects in the middle of a call. */
export const disconnectsInCall = (call: ScriptedToolCall): Behaviour =>
  streamsReply({ content: null, toolCalls: [call] }, { cutAfter: 3 })

/** Errors of servers without support for tools. */
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

/** Chooses a behaviour by whether the request offers tools. */
export const ifOffered =
  (offered: Behaviour, otherwise: Behaviour): Behaviour =>
  (reply, call, usual) =>
    (offersTools(call) ? offered : otherwise)(reply, call, usual)
