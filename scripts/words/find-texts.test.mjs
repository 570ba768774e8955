import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTexts } from './find-texts.mjs'
import { wordsOffences } from './words-rules.mjs'

const texts = (source) => findTexts('a.tsx', source).map(({ text }) => text)

const refused = [
  ['a text in JSX', 'export const A = () => <p>Prices</p>'],
  ['one beside a value', 'export const A = ({ n }) => <p>{n} days</p>'],
  ['what a reader hears', 'export const A = () => <b aria-label="close" />'],
  ['in braces too', "export const A = () => <b aria-label={'close'} />"],
  ['and with a value in it', `export const A = ({ n }) => <b aria-label={\`remove \${n}\`} />`],
  ['of two that are chosen from, each', "export const A = ({ o }) => <b aria-label={o ? open : 'Closed'} />"],
  ['one that is there or not', "export const A = ({ o }) => <b title={o && 'Remove'} />"],
  ['a text in braces', "export const A = () => <p>{'Prices'}</p>"],
  ['one of two in braces', "export const A = ({ o }) => <p>{o ? 'Open' : closed}</p>"],
  ['one with a value in braces', `export const A = ({ n }) => <p>{\`\${n} days\`}</p>`],
  ['a tooltip', 'export const A = () => <b title="Remove" />'],
  ['a sentence', "export const a = 'The place could not be kept.'"],
  ['one with values', `export const a = (n) => \`Dry until \${n}, then rain\``],
  ['the beginning of one', "export const a = 'No price'"],
  ['a number', 'export const a = (n) => n.toFixed(2)'],
  ['a day', "export const a = new Intl.DateTimeFormat('en-GB')"],
  ['a clause', "export const a = 'wind is too calm for spraying'"],
  ['one behind a choice', "export const a = (b) => (b ? 'x' : 'It is not there.')"],
  [
    'one that is thrown to a person',
    "export const a = () => { throw new ConfigError('PORT is no number.') }",
  ],
]
for (const [what, source] of refused)
  test(`found: ${what}`, () => assert.equal(texts(source).length, 1, what))

const passed = [
  ['classes', 'export const A = () => <b className="field field--wide is open now" />'],
  ['signs', 'export const A = ({ a, b }) => <b>{a} · {b} ×</b>'],
  ['a bug', "export const a = () => { throw new Error('This page has no root') }"],
  ['a log', "export const a = (log) => log.warn('The place could not be kept.')"],
  ['a statement of SQL', 'export const a = (sql) => sql`Select everything from farmers where it rains`'],
  ['what the document of the API says', "export const a = { summary: 'Sign in and stay so for long' }"],
  ['a name', "export const a = ['Europe/London', 'too_short', 'application/json', 'GET']"],
  ['what a machine reads', 'export const A = () => <input type="text" name="farm" autoComplete="off" />'],
]
for (const [what, source] of passed) test(`passed: ${what}`, () => assert.deepEqual(texts(source), [], what))

test('only the product is looked at, and an offence names its line', () => {
  const read = () => "\nexport const a = 'It is not there.'"
  assert.deepEqual(wordsOffences('apps/web/src/a.ts', read), [
    'apps/web/src/a.ts:2: a sentence: "It is not there."',
  ])
  assert.deepEqual(wordsOffences('packages/words/src/en/page/a.ts', read), [])
})
