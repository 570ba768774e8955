import { toSlices } from './slices.ts'

/** Streams an object as `JSON.stringify(value, undefined, 2)` prints it, in slices. */
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

/** Safe for strings: inside them, JSON never contains raw line breaks. */
function indented(value: unknown, by: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${by}`)
}
