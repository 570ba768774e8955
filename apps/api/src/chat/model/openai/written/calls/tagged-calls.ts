import type { CallSyntax } from './written-call.ts'

const functions =
  /<(?:｜DSML｜)?(?:function=|invoke name=)["']?([\w.:-]+)["']?[^>]*>([\s\S]*?)(?=<\/?(?:｜DSML｜)?(?:function|invoke)[=> ]|$)/g
const parameters =
  /<(?:｜DSML｜)?parameter(?:=| name=)["']?([\w.-]+)["']?[^>]*>([\s\S]*?)<\/(?:｜DSML｜)?parameter>/g

/**
 * `<function=name><parameter=crop>maize</parameter></function>` (Qwen3-coder), `<invoke name="...">` with `<parameter
 * name="...">` (MiniMax, DeepSeek 3.2), and `<function=name>{json}</function>` (Llama).
 */
export const taggedCalls: CallSyntax = (content) => {
  const calls = [...content.matchAll(functions)].map(([, name = '', body = '']) => {
    const given = [...body.matchAll(parameters)].map(([, key = '', value = '']) => [key, value.trim()])
    const [json] = given.length === 0 ? (/\{[\s\S]*\}/.exec(body) ?? []) : []
    return { name, args: json ?? Object.fromEntries(given) }
  })
  return calls.length > 0 ? calls : undefined
}

const pairs = /<arg_key>([^<]*)<\/arg_key>\s?<arg_value>([\s\S]*?)<\/arg_value>/g

/** GLM: the name, and then `<arg_key>crop</arg_key><arg_value>maize</arg_value>`. */
export const argKeyCalls: CallSyntax = (content) => {
  const [, name] = /^\s*([\w.-]+)\s*(?:<arg_key>|$)/.exec(content) ?? []
  if (name === undefined) return undefined
  const given = [...content.matchAll(pairs)].map(([, key = '', value = '']) => [key.trim(), value.trim()])
  return [{ name, args: Object.fromEntries(given) }]
}
