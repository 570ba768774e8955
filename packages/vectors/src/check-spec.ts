import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of a SPEC.md: `**A1** The rule.` */
export interface Rule {
  id: string
  text: string
}

/** Mismatches between a SPEC.md and its tests. */
export interface SpecFaults {
  /** Bold marks that are not rule ids (`J4-J8`), so no test can refer to them. */
  notIds: string[]
  /** Rules that only name a subject, so no test can prove them. */
  captions: string[]
  /** Ids of more than one rule. */
  doubled: string[]
  /** Ids missing from a letter's sequence, which readers would look for. */
  gaps: string[]
  notShown: string[]
  /** Test titles without a rule id at the start. */
  noRule: string[]
}

export const NO_SPEC_FAULTS: SpecFaults = {
  notIds: [],
  captions: [],
  doubled: [],
  gaps: [],
  notShown: [],
  noRule: [],
}

const id = /^[A-Z]\d+$/
/** Rules with fewer words assert nothing: "Crop heat units." */
const MIN_WORDS = 4

/** Parses the rules of a SPEC.md, in order. Bold marks that are not ids are included. */
export function parseSpecRules(spec: string): Rule[] {
  return [...spec.matchAll(/\*\*([^*]+)\*\*(.*?)(?=\*\*|\n#|$)/gs)].map(([, name = '', text = '']) => ({
    id: name,
    text: text.replace(/^- /gm, '').trim(),
  }))
}

/** Parses the titles in `test('…'` and `test.each(…)('…'` of a test file. */
export function parseTestTitles(source: string): string[] {
  return [...source.matchAll(/(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(
    ([, , title = '']) => title,
  )
}

/** Compares a package's SPEC.md with the test titles in `src` and `tests`. */
export function checkSpec(folder: string): SpecFaults {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const titles = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: folder })
    // The spec test itself proves no rule.
    .filter((path) => !path.endsWith('spec.test.ts'))
    .flatMap((path) => parseTestTitles(read(path)))
  return findSpecFaults(read('SPEC.md'), titles)
}

/** Compares the text of a SPEC.md with test titles. */
export function findSpecFaults(spec: string, titles: readonly string[]): SpecFaults {
  const rules = parseSpecRules(spec)
  const ids = rules.map((rule) => rule.id)
  const shown = titles.map((title) => title.split(' ', 1)[0] ?? '')
  return {
    notIds: ids.filter((name) => !id.test(name)),
    captions: rules.filter(({ text }) => text.split(/\s+/).length < MIN_WORDS).map((rule) => rule.id),
    doubled: ids.filter((name, at) => ids.indexOf(name) !== at),
    gaps: gaps(ids),
    notShown: ids.filter((name) => !shown.includes(name)),
    noRule: titles.filter((_, at) => !ids.includes(shown[at] ?? '')),
  }
}

/** Finds ids missing between 1 and the highest number of each letter. */
function gaps(ids: readonly string[]): string[] {
  const letters = new Set(ids.filter((name) => id.test(name)).map((name) => name.charAt(0)))
  return [...letters].flatMap((letter) => {
    const highest = Math.max(
      ...ids.filter((name) => name.startsWith(letter)).map((name) => Number(name.slice(1))),
    )
    const all = Array.from({ length: highest }, (_, i) => `${letter}${i + 1}`)
    return all.filter((name) => !ids.includes(name))
  })
}
