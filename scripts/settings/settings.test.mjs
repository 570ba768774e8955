import assert from 'node:assert/strict'
import { test } from 'node:test'
import { providersNamed, settingsComposed, settingsNamed, settingsRead } from './settings.mjs'

test("settingsRead lists the schema's settings except those an operator does not choose", () => {
  assert.deepEqual(settingsRead({ shape: { NODE_ENV: {}, PORT: {}, DATA_DIR: {} } }), ['DATA_DIR', 'PORT'])
})

test('settingsNamed reads assignments in an example file, even commented out, but not prose', () => {
  const example = '# Where it listens.\nPORT=3000\n\n# DATA_DIR=.data\n# Not a setting: PORT\n'
  assert.deepEqual(settingsNamed(example), ['DATA_DIR', 'PORT'])
})

test('providersNamed reads the providers in a sentence or a table row', () => {
  assert.deepEqual(providersNamed('# The order in which they are asked: one, two-b. `two-b` is'), [
    'one',
    'two-b',
  ])
  assert.deepEqual(providersNamed('|\n| `WEATHER_PROVIDERS` name | `one` | `two-b` |\n|'), ['one', 'two-b'])
})

test('settingsComposed lists each variable of a compose file once', () => {
  const compose = `a: \${PASSWORD:?why}\nb: \${PASSWORD:?why}@\${HOST:-x}\nc: $NOT`
  assert.deepEqual(settingsComposed(compose), ['HOST', 'PASSWORD'])
})
