import assert from 'node:assert/strict'
import { test } from 'node:test'
import { providersNamed, settingsComposed, settingsNamed, settingsRead } from './settings.mjs'

test("the settings that are read are the schema's, but for what no operator chooses", () => {
  assert.deepEqual(settingsRead({ shape: { NODE_ENV: {}, PORT: {}, DATA_DIR: {} } }), ['DATA_DIR', 'PORT'])
})

test('the settings of an example are its assignments, also those commented out, but not its prose', () => {
  const example = '# Where it listens.\nPORT=3000\n\n# DATA_DIR=.data\n# Not a setting: PORT\n'
  assert.deepEqual(settingsNamed(example), ['DATA_DIR', 'PORT'])
})

test('the providers that a text names are those of its sentence, or of its table', () => {
  assert.deepEqual(providersNamed('# The order in which they are asked: one, two-b. `two-b` is'), [
    'one',
    'two-b',
  ])
  assert.deepEqual(providersNamed('|\n| `WEATHER_PROVIDERS` name | `one` | `two-b` |\n|'), ['one', 'two-b'])
})

test('the settings of a compose file are the variables that it takes, each once', () => {
  const compose = `a: \${PASSWORD:?why}\nb: \${PASSWORD:?why}@\${HOST:-x}\nc: $NOT`
  assert.deepEqual(settingsComposed(compose), ['HOST', 'PASSWORD'])
})
