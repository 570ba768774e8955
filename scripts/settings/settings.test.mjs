import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  listSchemaSettings,
  parseComposeSettings,
  parseExampleSettings,
  parseProviderOrder,
} from './settings.mjs'

test("listSchemaSettings lists the schema's settings except those an operator does not choose", () => {
  assert.deepEqual(listSchemaSettings({ shape: { NODE_ENV: {}, PORT: {}, DATA_DIR: {} } }), [
    'DATA_DIR',
    'PORT',
  ])
})

test('parseExampleSettings reads assignments in an example file, even commented out, but not prose', () => {
  const example = '# Where it listens.\nPORT=3000\n\n# DATA_DIR=.data\n# Not a setting: PORT\n'
  assert.deepEqual(parseExampleSettings(example), ['DATA_DIR', 'PORT'])
})

test('parseProviderOrder reads the providers in a sentence or a table row', () => {
  assert.deepEqual(parseProviderOrder('# The order in which they are asked: one, two-b. `two-b` is'), [
    'one',
    'two-b',
  ])
  assert.deepEqual(parseProviderOrder('|\n| `WEATHER_PROVIDERS` name | `one` | `two-b` |\n|'), [
    'one',
    'two-b',
  ])
})

test('parseComposeSettings lists each variable in a compose file once', () => {
  const compose = `a: \${PASSWORD:?why}\nb: \${PASSWORD:?why}@\${HOST:-x}\nc: $NOT`
  assert.deepEqual(parseComposeSettings(compose), ['HOST', 'PASSWORD'])
})
