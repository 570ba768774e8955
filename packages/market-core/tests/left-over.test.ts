import { expect, test } from 'vitest'
import { examplesOf } from '../scripts/left/examples.ts'
import { type LeftPart, leftCorpus } from '../scripts/left/marked.ts'
import { trainJudge } from '../scripts/left/train-judge.ts'
import { CHANGES, likelyOf } from '../src/understand/asides/learned/judge.ts'
import { kindsOfWord } from '../src/understand/asides/learned/kinds-of-words.ts'
import { wordFeatures } from '../src/understand/asides/learned/word-features.ts'
import letters from '../src/understand/asides/learned/word-kinds.json' with { type: 'json' }
import { plainText } from '../src/understand/plain-text.ts'
import { sureness } from '../src/understand/reader/linear-model.ts'
import ordinary from '../src/understand/spelling/ordinary-words.json' with { type: 'json' }

const parts = ['train', 'development'] as const
/** The marked words of a part that would be left over, as the judge meets them. */
const leftIn = (part: LeftPart) =>
  leftCorpus(part)
    .flatMap(examplesOf)
    .filter(({ placed }) => placed.rule !== undefined)
    .map(({ placed, changes }) => ({ features: wordFeatures(placed), rule: placed.rule, changes }))

test('N48 the weights that are stored are those that the corpus makes', () => {
  const anew = trainJudge(parts.flatMap(leftCorpus))
  const likelyAnew = (features: ReturnType<typeof wordFeatures>) =>
    sureness(anew, features)[anew.labels.indexOf(CHANGES)] ?? 0
  const all = parts.flatMap(leftIn)
  // A word that a glossary has since got moves a few a little: then train anew.
  const apart = all.filter(({ features }) => Math.abs(likelyOf(features) - likelyAnew(features)) > 0.1)
  expect(all.length).toBeGreaterThan(1500)
  expect(apart.length / all.length).toBeLessThan(0.03)
})

test.each([
  ['train', 'development'],
  ['development', 'train'],
] as const)('N48 what %s teaches of words is so of those of %s, which another wrote', (known, other) => {
  const model = trainJudge(leftCorpus(known))
  const judged = leftIn(other).map(({ features, rule, changes }) => ({
    likely: sureness(model, features)[model.labels.indexOf(CHANGES)] ?? 0,
    rule,
    changes,
  }))
  const [changing, harmless] = [judged.filter((one) => one.changes), judged.filter((one) => !one.changes)]
  const share = (of: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    of.filter(is).length / of.length
  // About as many are let go as the rules let go, and half as many are held.
  expect(share(changing, ({ likely }) => likely < 0.2)).toBeLessThan(0.12)
  expect(share(changing, ({ likely }) => likely < 0.05)).toBeLessThan(0.05)
  expect(share(harmless, ({ likely }) => likely >= 0.2)).toBeLessThan(0.17)
  expect(share(harmless, ({ rule }) => rule === 'thing')).toBeGreaterThan(0.25)
})

test('N48 no question is in both parts, and seven languages are in each', () => {
  const [one, other] = parts.map(leftCorpus)
  const texts = new Set(one?.map(({ text }) => plainText(text)))
  expect(other?.filter(({ text }) => texts.has(plainText(text)))).toEqual([])
  for (const part of parts)
    expect(new Set(leftCorpus(part).map(({ language }) => language ?? 'en')).size).toBe(7)
})

test('N49 every word of ordinary English has its kinds', () => {
  const sizes = (of: Readonly<Record<string, string>>, size: (words: string) => number) =>
    Object.fromEntries(Object.entries(of).map(([letter, words]) => [letter, size(words)]))
  expect(sizes(letters, (kinds) => kinds.length / 2)).toEqual(
    sizes(ordinary, (words) => words.split(' ').length),
  )
})

test.each([
  // A person, what is said, what is changed, a feeling; of the last also by its ending.
  ['uncle', 'p'],
  ['insists', 'D'],
  ['roasted', 'B'],
  ['sadness', 'j'],
  ['milled', 'd'],
])('N49 %s is of its kind', (word, kind) => {
  expect(kindsOfWord(word)?.[0]).toBe(kind)
})

test('N49 a word that no list has is of none', () => {
  expect(kindsOfWord('zugvrax')).toBeUndefined()
})
