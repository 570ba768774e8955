import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsComposed, settingsNamed, settingsRead } from './settings.mjs'

test('the settings that a config reads are the upper-case keys of its schema', () => {
  const config =
    'const schema = z.object({ NODE_ENV: z.string(), PORT: z.number(), DATA_DIR: z.string(), port: 1 })'
  assert.deepEqual(settingsRead('config.ts', config), ['DATA_DIR', 'PORT'])
})

test('the settings of an example are its assignments, also those commented out, but not its prose', () => {
  const example = '# Where it listens.\nPORT=3000\n\n# DATA_DIR=.data\n# Not a setting: PORT\n'
  assert.deepEqual(settingsNamed(example), ['DATA_DIR', 'PORT'])
})

test('the settings of a compose file are the variables that it takes, each once', () => {
  const compose = `a: \${PASSWORD:?why}\nb: \${PASSWORD:?why}@\${HOST:-x}\nc: $NOT`
  assert.deepEqual(settingsComposed(compose), ['HOST', 'PASSWORD'])
})
