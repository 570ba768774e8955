import { splitLeadingValue } from '../bracket-scanner.ts'
import type { CallSyntax, RawToolCall } from './raw-tool-call.ts'

/**
 * JSON objects, alone, in an array or in sequence: `{"name": ..., "arguments": {...}}`. Llama uses
 * `parameters` and Command-R `tool_name` instead.
 */
export const jsonCalls: CallSyntax = (content) => {
  let rest = content.replace(/^[^{[]*/, '')
  const front = content.slice(0, content.length - rest.length)
  if (
    /[\w<]/.test(front.trimStart().replace(/^(?:json\b|xml\b|```\w*|<\|plugin\|>)?\s*(?:<tool_call>)?/, ''))
  )
    return undefined
  const calls: RawToolCall[] = []
  for (let next = splitLeadingValue(rest); next !== undefined; next = splitLeadingValue(rest)) {
    const found = callsIn(parsed(next.value))
    if (found === undefined) return undefined
    calls.push(...found)
    rest = next.rest.replace(/^[\s;,]+/, '').replace(/^<\/?tool_call>\s*/, '')
  }
  return calls.length > 0 ? calls : undefined
}

function callsIn(value: unknown): RawToolCall[] | undefined {
  if (Array.isArray(value)) {
    const all = value.map(callsIn)
    return all.includes(undefined) ? undefined : all.flatMap((calls) => calls ?? [])
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { function: inner, ...outer } = value as Record<string, unknown>
  const of = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : outer
  const name = of.name ?? of.tool_name ?? of.tool ?? inner
  if (typeof name !== 'string') return undefined
  return [{ name, args: of.arguments ?? of.parameters ?? of.args ?? {} }]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
