import { splitLeadingValue } from '../bracket-scanner.ts'
import type { CallSyntax, RawToolCall } from './raw-tool-call.ts'

const beginnings = /<｜tool▁call▁begin｜>|<\|tool_call_begin\|>/
const nameFirst = /^\s*(?:function<｜tool▁sep｜>)?([A-Za-z_][\w.-]*(?::\d+)?)/
const between = /\[CALL_ID\]\w*|\[ARGS\]|<[|｜][^<>]*>|```|json|code|commentary|Action Input:|\s+/y

/**
 * A name followed by JSON arguments, as in DeepSeek, Kimi, Mistral (`name[ARGS]{...}`), harmony
 * (`functions.name <|message|>{...}`) and ReAct (`Action Input:`).
 */
export const namedCalls: CallSyntax = (content) => {
  const calls: RawToolCall[] = []
  for (const entry of content.split(beginnings)) {
    if (entry.trim() === '') continue
    const found = nameFirst.exec(entry)
    if (found?.[1] === undefined) return undefined
    const json = entry.slice(endOfMarks(entry, found[0].length))
    if (json !== '' && !json.startsWith('{')) return undefined
    const args = json === '' ? {} : splitLeadingValue(json)?.value
    if (args === undefined) return undefined
    calls.push({ name: found[1], args })
  }
  return calls.length > 0 ? calls : undefined
}

function endOfMarks(entry: string, from: number): number {
  let end = from
  for (;;) {
    between.lastIndex = end
    const mark = between.exec(entry)
    if (mark === null) return end
    end = between.lastIndex
  }
}
