import type { CallSyntax } from './raw-tool-call.ts'

const functionMark = /(?=<\/?(?:｜DSML｜)?(?:function|invoke)[=> ])/
const functionOpen = /^<(?:｜DSML｜)?(?:function=|invoke name=)["']?([\w.:-]+)(?:["'\s/][^<>]*)?>/
const parameterEnd = /<\/(?:｜DSML｜)?parameter>/
const parameterOpen = /<(?:｜DSML｜)?parameter(?:=| name=)["']?([\w.-]+)/

/**
 * Tagged calls: `<function=name><parameter=crop>maize</parameter></function>` (Qwen3-coder),
 * `<invoke name="...">` with `<parameter name="...">` (MiniMax, DeepSeek 3.2), and
 * `<function=name>{json}</function>` (Llama).
 */
export const taggedCalls: CallSyntax = (content) => {
  const calls = content.split(functionMark).flatMap((part) => {
    const open = functionOpen.exec(part)
    if (open === null) return []
    const [{ length }, name = ''] = open
    const body = part.slice(length)
    const given = valuesIn(body, parameterOpen, parameterEnd)
    const json = given.length === 0 ? body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1) : ''
    return [{ name, args: json.startsWith('{') ? json : Object.fromEntries(given) }]
  })
  return calls.length > 0 ? calls : undefined
}

function valuesIn(body: string, open: RegExp, end: RegExp): [string, string][] {
  const parts = body.split(end).slice(0, -1)
  return parts.flatMap((part): [string, string][] => {
    const found = open.exec(part)
    if (found === null) return []
    const begin = part.indexOf('>', found.index + found[0].length) + 1
    return begin === 0 ? [] : [[(found[1] ?? '').trim(), part.slice(begin).trim()]]
  })
}

const pairOpen = /<arg_key>([^<]*)<\/arg_key>\s?<arg_value/

/** GLM: the name, then `<arg_key>crop</arg_key><arg_value>maize</arg_value>`. */
export const argKeyCalls: CallSyntax = (content) => {
  const [, name] = /^\s*([\w.-]+)\s*(?:<arg_key>|$)/.exec(content) ?? []
  if (name === undefined) return undefined
  return [{ name, args: Object.fromEntries(valuesIn(content, pairOpen, /<\/arg_value>/)) }]
}
