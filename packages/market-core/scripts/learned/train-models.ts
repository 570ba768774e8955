import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/reader/language.ts'
import { DANGER_WEIGHTS, extractFeatures } from '../../src/reader/learned/features.ts'
import { LANGUAGE_BUCKETS, UNSUPPORTED_LANGUAGE } from '../../src/reader/learned/language.ts'
import type { LinearModel } from '../../src/reader/learned/linear-model.ts'
import { DANGERS, HASH_BUCKETS, LEARNED_TOPICS, type LearnedDanger } from '../../src/reader/learned/topic.ts'
import { type LabelledLine, readCorpus } from './corpus.ts'
import { foldWords, maskText } from './mask-text.ts'
import { train } from './train.ts'

interface Trained {
  readonly language: LinearModel
  readonly topic: LinearModel
  readonly danger: LinearModel
}

/** Trains all models on every folder of the corpus except the held-out and calibration sets. */
export function trainModels(): Trained {
  const topics: ReadonlySet<string> = new Set(LEARNED_TOPICS)
  const taught = [
    ...readCorpus('train', 'development'),
    ...fromTests(),
    // Price questions and story lines are negative examples for danger. Rules handle their topics.
    ...readCorpus('prices', 'parts').map((one) => ({
      ...one,
      labels: one.labels.filter((label) => !topics.has(label)),
    })),
  ].map((one) => ({ ...one, words: maskText(one.text) }))
  const calm = taught.filter(({ labels }) => !labels.includes('emergency'))
  return {
    language: trainLanguages(),
    topic: train(
      LEARNED_TOPICS,
      HASH_BUCKETS.topic,
      calm
        .map(({ words, labels }) => ({ words, labels: labels.filter((label) => topics.has(label)) }))
        .filter(({ labels }) => labels.length > 0)
        .map(({ words, labels }) => ({ features: extractFeatures(words.topic, HASH_BUCKETS.topic), labels })),
    ),
    danger: train(
      DANGERS,
      HASH_BUCKETS.danger,
      taught.map(({ words, labels }) => ({
        features: extractFeatures(words.danger, HASH_BUCKETS.danger, DANGER_WEIGHTS),
        labels: [dangerIn(labels)],
      })),
    ),
  }
}

const dangerIn = (labels: readonly string[]): LearnedDanger =>
  DANGERS.find((danger) => danger !== 'none' && labels.includes(danger)) ?? 'none'

function trainLanguages(): LinearModel {
  const read: ReadonlySet<string> = new Set(LANGUAGES)
  const examples = [
    ...readCorpus('train', 'development', 'prices', 'parts', 'sums')
      .filter(({ language }) => read.has(language))
      .map(({ text, language }) => ({ text, label: language })),
    ...readCorpus('unread').flatMap(({ text, file }) =>
      (file.includes('farm-words') ? drawn(text) : [text]).map((one) => ({
        text: one,
        label: UNSUPPORTED_LANGUAGE,
      })),
    ),
  ]
  return train(
    [...LANGUAGES, UNSUPPORTED_LANGUAGE],
    LANGUAGE_BUCKETS,
    examples.map(({ text, label }) => ({
      features: extractFeatures(foldWords(text), LANGUAGE_BUCKETS),
      labels: [label],
    })),
  )
}

function drawn(list: string): string[] {
  const words = list.split(' ')
  return [1, 2, 3].flatMap((step) =>
    Array.from({ length: Math.ceil(words.length / 4) }, (_, at) =>
      [0, 1, 2, 3].map((k) => words[(at * 4 * step + k * (2 * step - 1)) % words.length]).join(' '),
    ),
  )
}

/** Labelled messages of the tests. These score the rest of the reader, not the models. */
function fromTests(): LabelledLine[] {
  const lines = <Line>(file: string): Line[] =>
    readFileSync(new URL(`../../tests/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  return [
    ...lines<{ lang: string; kind: string | null; question: string }>('emergencies.jsonl').map(
      ({ lang, kind, question }) => ({
        text: question,
        language: lang,
        labels: kind === null ? ['harmless'] : ['emergency', kind],
        file: 'emergencies.jsonl',
      }),
    ),
    ...lines<{ question: string; topic: string; gate?: string }>('topics.jsonl').map(
      ({ question, topic, gate }) => ({
        text: question,
        language: 'en',
        labels: gate === undefined ? topic.split('/') : [gate],
        file: 'topics.jsonl',
      }),
    ),
    ...['sums-told.jsonl', 'stories.jsonl'].flatMap((file) =>
      lines<{ turns: string[] }>(file)
        .filter((_, at) => at % 3 === 0)
        .map(({ turns }) => ({ text: turns.at(-1) ?? '', language: 'en', labels: ['sums'], file })),
    ),
  ]
}
