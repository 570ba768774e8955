import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longCommentLines, withWrappedComments } from './comment-width.mjs'

const long = 'word '.repeat(30).trim()
const wrapped = (text, path = 'a.ts') => {
  const mended = withWrappedComments(path, text)
  assert.equal(withWrappedComments(path, mended), mended, 'broken once, it stays')
  assert.deepEqual(longCommentLines(path, mended), [])
  return mended
}
const first = 'word '.repeat(23).trim()
const second = 'word '.repeat(7).trim()

for (const [what, path, before, after] of [
  ['a comment line', 'a.ts', `  // ${long}\n`, `  // ${first}\n  // ${second}\n`],
  [
    'from the long line on, to its end',
    'a.ts',
    `// a\n// ${long}\n// b`,
    `// a\n// ${first}\n// ${second} b`,
  ],
  ['each paragraph by itself', 'a.ts', `// ${long}\n//\n// b`, `// ${first}\n// ${second}\n//\n// b`],
  ['a docstring on one line', 'a.ts', `/** ${long} */`, `/**\n * ${first}\n * ${second}\n */`],
  ['a docstring of several', 'a.ts', `/**\n * ${long}\n * b\n */`, `/**\n * ${first}\n * ${second} b\n */`],
  [
    'its tags',
    'a.ts',
    `/**\n * a\n * @param x ${long}\n */`,
    `/**\n * a\n * @param x ${first.slice(10)}\n *   word word ${second}\n */`,
  ],
  ['points of a list', 'a.ts', `// - ${long}\n// - b`, `// - ${first}\n//   ${second}\n// - b`],
  ['a style', 'a.css', `/* ${long} */`, `/*\n * ${first}\n * ${second}\n */`],
  ['settings', '.env.example', `# ${long}\n# A=1`, `# ${first}\n# ${second}\n# A=1`],
]) {
  test(`${what}: broken between words`, () => assert.equal(wrapped(before, path), after))
}

for (const [what, text] of [
  ['a string that looks like a comment', `const a = \`\n// ${long}\n\``],
  ['code, however long', `const a = '${long}'`],
  ['what a tool reads', `// biome-ignore lint: ${long}`],
  ['a word that cannot be broken', `// https://example.org/${'a'.repeat(120)}`],
]) {
  test(`${what} stays as it is`, () => assert.equal(wrapped(text), text))
}

test('a link and a span of code are not broken', () => {
  const mended = wrapped(`// ${'word '.repeat(22)}{@link Somewhere else} and \`a b c d e f g h\` ${second}`)
  assert.match(mended, /\{@link Somewhere else\}/)
  assert.match(mended, /`a b c d e f g h`/)
})

test('a comment that is too long is named by its line', () => {
  assert.deepEqual(longCommentLines('a.ts', `const a = 1\n/** ${long} */\nconst b = 2 // ${long}`), [2])
})
