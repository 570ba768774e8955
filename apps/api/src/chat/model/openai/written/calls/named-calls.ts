import { valueAtFront } from '../extent.ts'
import type { CallSyntax, WrittenCall } from './written-call.ts'

const beginnings = /<｜tool▁call▁begin｜>|<\|tool_call_begin\|>/
const nameFirst =
  /^\s*(?:function<｜tool▁sep｜>)?([A-Za-z_][\w.-]*(?::\d+)?)(?:\[CALL_ID\]\w*|\[ARGS\]|<[|｜][^<>]*[|｜]>|```|json|code|commentary|Action Input:|\s)*(?=\{|$)/

/** A name followed by JSON arguments: DeepSeek, Kimi, Mistral's `name[ARGS]{...}`, harmony's `functions.name
 * <|message|>{...}`, ReAct's `Action Input:`.
 */
export const namedCalls: CallSyntax = (content) => {
  const calls: WrittenCall[] = []
  for (const entry of content.split(beginnings)) {
    if (entry.trim() === '') continue
    const found = nameFirst.exec(entry)
    if (found?.[1] === undefined) return undefined
    const json = entry.slice(found[0].length)
    const args = json === '' ? {} : valueAtFront(json)?.value
    if (args === undefined) return undefined
    calls.push({ name: found[1], args })
  }
  return calls.length > 0 ? calls : undefined
}
