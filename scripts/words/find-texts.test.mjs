import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTexts } from './find-texts.mjs'
import { wordsOffences } from './words-rules.mjs'

const texts = (source) => findTexts('a.tsx', source).map(({ text }) => text)

const refused = [
  ['a text in JSX', 'export const A = () => <p>Prices</p>'],
  ['a text beside a value', 'export const A = ({ n }) => <p>{n} days</p>'],
  ['an aria-label', 'export const A = () => <b aria-label="close" />'],
  ['an aria-label in braces', "export const A = () => <b aria-label={'close'} />"],
  ['an aria-label with a value in it', `export const A = ({ n }) => <b aria-label={\`remove \${n}\`} />`],
  [
    'a text as one branch of a conditional aria-label',
    "export const A = ({ o }) => <b aria-label={o ? open : 'Closed'} />",
  ],
  ['an optional tooltip', "export const A = ({ o }) => <b title={o && 'Remove'} />"],
  ['a text in braces', "export const A = () => <p>{'Prices'}</p>"],
  ['a text as one branch of a condition', "export const A = ({ o }) => <p>{o ? 'Open' : closed}</p>"],
  ['a text with a value in braces', `export const A = ({ n }) => <p>{\`\${n} days\`}</p>`],
  ['a tooltip', 'export const A = () => <b title="Remove" />'],
  ['a sentence', "export const a = 'The place could not be kept.'"],
  ['a sentence with values', `export const a = (n) => \`Dry until \${n}, then rain\``],
  ['the beginning of a sentence', "export const a = 'No price'"],
  ['a formatted number', 'export const a = (n) => n.toFixed(2)'],
  ['a formatted date', "export const a = new Intl.DateTimeFormat('en-GB')"],
  ['a clause', "export const a = 'wind is too calm for spraying'"],
  ['a sentence in a conditional expression', "export const a = (b) => (b ? 'x' : 'It is not there.')"],
  [
    'a sentence in an error for operators',
    "export const a = () => { throw new ConfigError('PORT is no number.') }",
  ],
]
for (const [what, source] of refused)
  test(`findTexts finds ${what}`, () => assert.equal(texts(source).length, 1, what))

const passed = [
  ['class names', 'export const A = () => <b className="field field--wide is open now" />'],
  ['symbols', 'export const A = ({ a, b }) => <b>{a} · {b} ×</b>'],
  ['a message of an internal error', "export const a = () => { throw new Error('This page has no root') }"],
  ['a log message', "export const a = (log) => log.warn('The place could not be kept.')"],
  ['an SQL statement', 'export const a = (sql) => sql`Select everything from farmers where it rains`'],
  ['a summary in the OpenAPI document', "export const a = { summary: 'Sign in and stay so for long' }"],
  ['technical names', "export const a = ['Europe/London', 'too_short', 'application/json', 'GET']"],
  [
    'attributes that only a machine reads',
    'export const A = () => <input type="text" name="farm" autoComplete="off" />',
  ],
]
for (const [what, source] of passed)
  test(`findTexts ignores ${what}`, () => assert.deepEqual(texts(source), [], what))

test('wordsOffences checks only product code, and names the line of an offence', () => {
  const read = () => "\nexport const a = 'It is not there.'"
  assert.deepEqual(wordsOffences('apps/web/src/a.ts', read), [
    'apps/web/src/a.ts:2: a sentence: "It is not there."',
  ])
  assert.deepEqual(wordsOffences('packages/words/src/en/page/a.ts', read), [])
})
