import {
  reasoningForms,
  toolCallForms,
  unopenedReasoning,
} from '@smart-farming/upstream-doubles/openai-forms'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import type { ModelPart } from '../../model.ts'
import { type ModelHabits, stripMarkup } from './reply-text.ts'

const end: ModelPart = { kind: 'end', reason: 'stop', usage: 3 }
const crop = { type: 'object', properties: { crop: { type: 'string' }, months: { type: 'number' } } }
const offered = [{ name: 'latest_price', description: '', parameters: crop }]
const ANSWER = 'Dry the maize. Then weigh it.'
const maize = { name: 'latest_price', args: { crop: 'maize' } }

async function heard(pieces: readonly string[], habits: ModelHabits = { thinksFirst: false }) {
  async function* said(): AsyncGenerator<ModelPart, void, undefined> {
    for (const text of pieces) yield { kind: 'text', text }
    yield end
  }
  const parts: ModelPart[] = []
  for await (const part of stripMarkup(said(), offered, habits)) parts.push(part)
  expect(parts.at(-1)).toEqual(end)
  const shown = parts.slice(parts.findLastIndex(({ kind }) => kind === 'retract') + 1)
  const text = shown.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  const calls = parts.flatMap((part) => (part.kind === 'calls' ? part.calls : []))
  return { text, calls: calls.map(({ name, args }) => ({ name, args: JSON.parse(args) })), parts }
}

/** Splits of a text: whole, by letter, and in two at each position. */
function* everyCut(text: string): Generator<string[]> {
  yield [text]
  yield [...text]
  for (let at = 1; at < text.length; at += 1) yield [text.slice(0, at), text.slice(at)]
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

test('removes thoughts and special tokens in every form, however the text is split', async () => {
  for (const [form, said] of Object.entries(reasoningForms))
    for (const pieces of everyCut(said)) {
      const { text, calls } = await heard(pieces)
      expect([form, pieces, words(text), calls]).toEqual([form, pieces, ANSWER, []])
    }
})

test('retracts thoughts without an opening tag, and withholds later thoughts of the same model', async () => {
  for (const pieces of everyCut(unopenedReasoning)) {
    const habits = { thinksFirst: false }
    const first = await heard(pieces, habits)
    expect([words(first.text), habits.thinksFirst]).toEqual([ANSWER, true])
    const isShown = pieces[0]?.includes('</think>') === false
    expect(first.parts.filter(({ kind }) => kind === 'retract')).toHaveLength(isShown ? 1 : 0)
    const next = await heard(pieces, habits)
    expect(words(next.text)).toBe(ANSWER)
    expect(next.parts.map(({ kind }) => kind)).not.toContain('retract')
    expect(JSON.stringify(next.parts)).not.toContain('Hm')
  }
  // Without a closing tag, everything is the answer.
  expect((await heard(['Dry the maize. ', 'Then weigh it.'], { thinksFirst: true })).text).toBe(ANSWER)
})

test('parses tool calls written as text in every form, however the text is split', async () => {
  for (const [form, said] of Object.entries(toolCallForms)) {
    for (const pieces of everyCut(said)) {
      const { text, calls } = await heard(pieces)
      expect([form, pieces, text, calls]).toEqual([form, pieces, '', [maize]])
    }
    if (said.startsWith('analysis') || form === 'Hermes, unclosed' || form.startsWith('ReAct with')) continue
    const around = await heard([...`I look.\n${said}\nOne moment.`])
    const isOver = said.endsWith('<|eom_id|>')
    expect([form, words(around.text), around.calls]).toEqual([
      form,
      isOver ? 'I look.' : 'I look. One moment.',
      [maize],
    ])
  }
})

const json = '{"name": "latest_price", "arguments": {"crop": "maize"}}'

test('never shows tool call markup', () =>
  checkRows(
    [
      ['two calls', `<tool_call>${json}</tool_call>\n<tool_call>${json}</tool_call>`, [maize, maize]],
      ['two of Llama', `${json}; ${json}`, [maize, maize]],
      ['two in one', `<tool_call>${json}\n${json}</tool_call>`, [maize, maize]],
      [
        'a closing tag in quotes',
        `<tool_call>${json.replace('maize', 'a </tool_call> b')}</tool_call>`,
        [{ args: { crop: 'a </tool_call> b' } }],
      ],
      [
        'numbers between tags',
        '<function=latest_price><parameter=crop>12</parameter><parameter=months>12</parameter></function>',
        [{ args: { crop: '12', months: 12 } }],
      ],
      ['one that breaks off', `<tool_call>${json.slice(0, 40)}`, []],
      [
        'one of a tool that was not offered',
        '<tool_call>{"name": "delete_farm"}</tool_call>',
        [{ args: {} }],
      ],
    ],
    async ([, said, calls]) => {
      for (const pieces of everyCut(said)) {
        const all = await heard(pieces)
        expect(all.text).toBe('')
        expect(all.calls).toMatchObject(calls)
        expect(all.calls).toHaveLength(calls.length)
      }
    },
  ))

test('keeps text that only looks like markup', async () => {
  for (const said of [
    'Store it if moisture is <13 %, and never > 15 %. He gave </3.',
    '{"name": "Amina", "arguments": "none"} is how the form looks.',
    'Prices [see table (a)] and [maize (white)] differ, {{f3}}.',
    'analysis of your soil shows pH 5. The final step is lime.',
    'Action: dry the maize.\nAction Input is not needed.\n1. Action: weigh',
    'Run this:\n```python\nprint("maize")\n```\nThen:\n```json\n{"crop": "maize"}\n```\nThen read it.',
    'functools are for Python; [TOOLS] are hoes. A [link](https://example.org).',
    'It goes to=functions of the assistant, finally.',
    '<thin> end <th',
  ])
    for (const pieces of everyCut(said)) {
      const { text, calls } = await heard(pieces)
      expect([pieces, text, calls]).toEqual([pieces, said, []])
    }
})

test('streams an answer piece by piece instead of buffering it', async () => {
  const given: string[] = []
  async function* said(): AsyncGenerator<ModelPart, void, undefined> {
    for (const text of ['<think>a', '</think>One', ' two', ' three']) {
      given.push(text)
      yield { kind: 'text', text }
    }
  }
  const parts = stripMarkup(said(), offered, { thinksFirst: false })
  expect((await parts.next()).value).toEqual({ kind: 'text', text: 'One' })
  expect(given).toHaveLength(2)
  await parts.return()
})
