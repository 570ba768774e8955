import type { FinishReason } from '../model.ts'

/** Finish reasons of complete replies. Unknown reasons mean that the reply was cut. */
const whole = new Set(['stop', 'end_turn', 'eos', 'eos_token', 'stop_sequence', 'complete'])
const calls = new Set(['tool_calls', 'tool_call', 'tool_use', 'function_call'])
const filters = /filter|safety|recitation|blocklist|prohibited|spii/

/**
 * Converts a finish reason to OpenAI's terms.
 * @param reason the server's last non-empty reason; undefined if it gave none
 */
export function toFinishReason(reason: string | undefined): FinishReason {
  const word = reason?.trim().toLowerCase() ?? 'stop'
  if (whole.has(word)) return 'stop'
  if (calls.has(word)) return 'tool_calls'
  return filters.test(word) ? 'content_filter' : 'length'
}
