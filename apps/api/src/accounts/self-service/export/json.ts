import { toSlices } from './slices.ts'

/** An object as `JSON.stringify(value, undefined, 2)` prints it, but long lists slice by slice. */
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

/** JSON strings contain no raw line break, so each one found ends a line. */
function indented(value: unknown, by: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${by}`)
}
