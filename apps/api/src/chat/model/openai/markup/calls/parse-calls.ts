import type { ModelCall, ToolCall } from '../../../model.ts'
import { normaliseArguments } from '../../normalise-arguments.ts'
import { jsonCalls } from './json-calls.ts'
import { namedCalls } from './named-calls.ts'
import { pythonCalls } from './python-calls.ts'
import { type CallSyntax, normaliseToolName, type RawToolCall } from './raw-tool-call.ts'
import { argKeyCalls, taggedCalls } from './tagged-calls.ts'

const syntaxes: readonly CallSyntax[] = [jsonCalls, taggedCalls, argKeyCalls, namedCalls, pythonCalls]
/** Command-R calls this pseudo-tool to answer without a tool. */
const NO_CALL = /^directly[-_]answer$/

type Offered = NonNullable<ModelCall['tools']>

/**
 * Parses the calls in a region in any known syntax. Empty if there are none, or if the content may
 * be plain text and names no offered tool.
 * @param surelyMarkup true if the region's markers only occur around calls
 */
export function parseCalls(content: string, surelyMarkup: boolean, offered: Offered): Omit<ToolCall, 'id'>[] {
  for (const syntax of syntaxes) {
    const written = syntax(content)?.filter(({ name }) => !NO_CALL.test(name))
    if (written === undefined) continue
    const calls = written.map((call) => withArguments(call, offered))
    if (surelyMarkup || calls.every(({ name, args }) => isCall(name, args, offered))) return calls
  }
  return []
}

const isCall = (name: string, args: string, offered: Offered): boolean =>
  offered.some((tool) => tool.name === name) || (/^[a-z]+(?:_[a-z]+)+$/.test(name) && args.startsWith('{"'))

function withArguments({ name: written, args }: RawToolCall, offered: Offered): Omit<ToolCall, 'id'> {
  const name = normaliseToolName(written)
  if (typeof args === 'string') return { name, args: normaliseArguments(args) }
  const tool = offered.find((one) => one.name === name)
  const given = Object.entries(args ?? {}).map(([key, value]) => [key, typed(value, tool?.parameters, key)])
  return { name, args: JSON.stringify(Object.fromEntries(given)) }
}

/** Values between tags are untyped; the schema tells strings from numbers and lists. */
function typed(value: unknown, parameters: Offered[number]['parameters'] | undefined, key: string): unknown {
  const wanted = (parameters?.properties as Record<string, { type?: string }> | undefined)?.[key]?.type
  if (typeof value !== 'string' || wanted === 'string') return value
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'string' ? value : read
  } catch {
    return value
  }
}
