import { readdirSync, readFileSync } from 'node:fs'

/** What a figure of a farm sum is for; `none` where it is no part of it: an age, a distance, guests. */
const roles = [
  'amount',
  'price',
  'cost',
  'yield',
  'area',
  'pack',
  'count',
  'share',
  'rate',
  'conversion',
  'none',
] as const
export type RoleOfFigure = (typeof roles)[number]
const known: ReadonlySet<string> = new Set(roles)
const isRoleOfFigure = (role: string): role is RoleOfFigure => known.has(role)

/** A figure as it is marked in a line of the corpus: its words, and what it does in the sum. */
export interface Marked {
  readonly words: string
  readonly role: RoleOfFigure
  /** Where its words begin in the text without marks. */
  readonly at: number
}

/** A sum that somebody asks, its figures marked, with what it comes to. */
export interface MarkedSum {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly figures: readonly Marked[]
  /** Formulas over the figures and `WORLD(good)`. */
  readonly results: readonly string[]
  /** What its author says that each comes to; none where the stored price decides. */
  readonly said: readonly (number | undefined)[]
}

/** The lines of a file of sums: below headings `## language`, each `text with (figure|role)`, a tab, `=> results`. */
export function markedSums(path: string | URL): MarkedSum[] {
  let language = 'en'
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.startsWith('## ')) language = line.slice(3).trim()
      if (line.startsWith('## ') || line.trim() === '') return []
      const [marked = '', told = ''] = line.split(/\s*=>\s*/)
      return [{ id: `S${at + 1}`, language, ...unmarked(marked.trim()), ...resultsIn(told) }]
    })
}

/** All sums of the corpus. */
export function sumsOfCorpus(): MarkedSum[] {
  const folder = new URL('../../corpus/sums/', import.meta.url)
  return readdirSync(folder)
    .sort()
    .flatMap((file) => markedSums(new URL(file, folder)))
}

const mark = /\(([^()|]*)\|(\w+)\)/g

/** @throws {Error} for a role that nobody knows */
function unmarked(line: string): { text: string; figures: Marked[] } {
  const figures: Marked[] = []
  let text = ''
  let last = 0
  for (const { 0: whole, 1: words = '', 2: role = '', index } of line.matchAll(mark)) {
    if (!isRoleOfFigure(role)) throw new Error(`no role is called ${role}: ${line}`)
    text += line.slice(last, index)
    figures.push({ words, role, at: text.length })
    text += words
    last = index + whole.length
  }
  return { text: text + line.slice(last), figures }
}

/** "76800 KES = 24*3200; 5 bags = 10/2": what is said, and the formula behind the last sign of equality. */
function resultsIn(told: string): Pick<MarkedSum, 'results' | 'said'> {
  const each = told.split(';').filter((one) => one.trim() !== '')
  return {
    results: each.map((one) => one.split('=').at(-1)?.trim() ?? ''),
    said: each.map((one) => {
      const figure = /^\s*(-?[\d.]+)/.exec(one)?.[1]
      return figure === undefined || one.includes('WORLD') ? undefined : Number(figure)
    }),
  }
}
