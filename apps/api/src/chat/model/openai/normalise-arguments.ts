/** Maximum number of quote or fence layers to remove. */
const MAX_LAYERS = 3

/**
 * Normalises a call's arguments to a JSON object. Some servers fence them, encode them twice or
 * omit them. Invalid JSON stays unchanged and is refused when the call is run.
 */
export function normaliseArguments(written: string): string {
  let args = written.trim()
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const fenced = /^```\w*\s([\s\S]*?)(?:```)?$/.exec(args)
    const inner = fenced?.[1] ?? quoted(args)
    if (inner === undefined) break
    args = inner.trim()
  }
  return args === '' || args === 'null' ? '{}' : args
}

function quoted(args: string): string | undefined {
  if (!args.startsWith('"')) return undefined
  try {
    const value: unknown = JSON.parse(args)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
