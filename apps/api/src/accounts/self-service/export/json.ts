import { toSlices } from './slices.ts'

/** An object as printed by `JSON.stringify(value, undefined, 2)`, but with long lists slice by slice. */
export function* streamJson(value: Readonly<Record<string, unknown>>): Generator<string> {
  let between = '{\n'
  for (const [name, held] of Object.entries(value)) {
    if (held === undefined) continue
    yield `${between}  ${JSON.stringify(name)}: `
    if (Array.isArray(held)) yield* listOf(held)
    else yield indented(held, '  ')
    between = ',\n'
  }
  yield '\n}'
}

function* listOf(list: readonly unknown[]): Generator<string> {
  if (list.length === 0) return yield '[]'
  let between = '[\n    '
  for (const slice of toSlices(list)) {
    yield between + slice.map((row) => indented(row, '    ')).join(',\n    ')
    between = ',\n    '
  }
  yield '\n  ]'
}

/** Strings in JSON contain no raw line breaks, so every line break is the end of a line. */
function indented(value: unknown, by: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${by}`)
}
