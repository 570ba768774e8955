/** A call as the model wrote it. `args` is an object or JSON text. */
export interface RawToolCall {
  readonly name: string
  readonly args: unknown
}

/** Parses calls in one syntax; undefined for any other syntax. */
export type CallSyntax = (content: string) => RawToolCall[] | undefined

/** Strips decoration: "functions.latest_price:0", "latest_price<|channel|>json". */
export function normaliseToolName(written: string): string {
  const [name = ''] = /^[\w-]+/.exec(written.trim().replace(/^(?:functions|default_api|tools)\./, '')) ?? []
  return name
}
