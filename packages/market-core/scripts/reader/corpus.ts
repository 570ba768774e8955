import { readdirSync, readFileSync } from 'node:fs'
import { partsOf } from '../../src/understand/reader/parts/parts-of.ts'
import { type Topic, topics } from '../../src/understand/topic/topic.ts'

export type LabelledDanger = 'none' | 'emergency' | 'dose' | 'forecast'

/** A question with what it is about. */
export interface Labelled {
  readonly text: string
  readonly language: string
  /** Those that are right; none where only the danger is labelled. */
  readonly topics: readonly (Topic | 'small-talk')[]
  readonly danger: LabelledDanger
  /** Of an animal alone. */
  readonly isOfAnimal: boolean
  /** The file it stands in, without its ending. */
  readonly file: string
}

export type Part = 'train' | 'development' | 'aside' | 'prices' | 'parts'

const root = new URL('../../', import.meta.url)
const known: ReadonlySet<string> = new Set([...topics, 'small-talk'])
const dangers: readonly LabelledDanger[] = ['emergency', 'dose', 'forecast']

/**
 * A part of the corpus: files of lines, below headings `## language labels`, whose labels are topics, a danger,
 * "animal" and "ill-person" (of an emergency), or "harmless": no topic is labelled, and no danger.
 *
 * @throws {Error} for a label that nobody knows
 */
export function corpusOf(part: Part): Labelled[] {
  const folder = new URL(`corpus/${part}/`, root)
  return readdirSync(folder)
    .sort()
    .flatMap((file) => sections(readFileSync(new URL(file, folder), 'utf8'), file.replace('.txt', '')))
}

function sections(text: string, file: string): Labelled[] {
  return text.split(/^## /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const [language = '', ...labels] = heading.trim().split(' ')
    const strange = labels.find((label) => !known.has(label) && !beside.has(label))
    if (strange !== undefined) throw new Error(`${file}: no label is called ${strange}`)
    return lines
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        text: line,
        language,
        topics: labels.filter((label) => known.has(label)) as Labelled['topics'],
        danger: dangers.find((danger) => labels.includes(danger)) ?? 'none',
        isOfAnimal: labels.includes('animal'),
        file,
      }))
  })
}
const beside: ReadonlySet<string> = new Set([...dangers, 'animal', 'ill-person', 'harmless'])

/**
 * All that the learned reader is trained on: the part aside measures it. Of a plain price it learns that nobody is in
 * danger, "tell me, brother"; what it is about the rules know.
 */
export const taught = (): Labelled[] => [
  ...corpusOf('train'),
  ...corpusOf('development'),
  ...corpusOf('prices').map((one) => ({ ...one, topics: [] })),
  ...alsoLabelled(),
]

/**
 * What the reader of parts is trained on: all of that, the parts of whatever is harmless as a whole, since what people
 * tell beside a question is nowhere else by itself, and lines of that kind.
 *
 * @param whole what the reader of whole messages is trained on
 */
export const taughtInParts = (whole: readonly Labelled[] = taught()): Labelled[] =>
  [...whole, ...corpusOf('parts')].flatMap((one) => {
    const parts = one.danger === 'emergency' ? [] : partsOf(one.text).filter((part) => part !== one.text)
    return [one, ...parts.map((text) => ({ ...one, text }))]
  })

/** The questions of the other tests' files: what the rules were mended by, so they measure nothing. */
export function alsoLabelled(): Labelled[] {
  const lines = <Line>(file: string): Line[] =>
    readFileSync(new URL(`tests/${file}`, root), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  const plain = { language: 'en', topics: [], danger: 'none', isOfAnimal: false } as const
  return [
    ...lines<{ lang: string; kind: string | null; question: string }>('emergencies.jsonl').map(
      ({ lang, kind, question }): Labelled => ({
        ...plain,
        text: question,
        language: lang,
        danger: kind === null ? 'none' : 'emergency',
        isOfAnimal: kind === 'animal',
        file: 'emergencies',
      }),
    ),
    ...lines<{ question: string; topic: string; gate?: LabelledDanger }>('topics.jsonl').map(
      ({ question, topic, gate }): Labelled => ({
        ...plain,
        text: question,
        ...(gate === undefined ? { topics: topic.split('/') as Topic[] } : { danger: gate }),
        file: 'topics',
      }),
    ),
    // Every third sum: they tell of people and money, and of no accident.
    ...['sums-told.jsonl', 'stories.jsonl'].flatMap((file) =>
      lines<{ turns: string[] }>(file)
        .filter((_, at) => at % 3 === 0)
        .map(({ turns }): Labelled => ({ ...plain, text: turns.at(-1) ?? '', topics: ['sums'], file })),
    ),
  ]
}
