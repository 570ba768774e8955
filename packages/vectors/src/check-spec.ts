import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of a SPEC.md: `**A1** What holds.` */
export interface Rule {
  id: string
  text: string
}

/** What does not fit between a SPEC.md and the tests beside it. */
export interface SpecFaults {
  /** Bold marks that are no id of a rule (`J4-J8`): nothing could be held against them. */
  notIds: string[]
  /** Rules that only name a subject: a test cannot show that it holds. */
  captions: string[]
  /** Ids that name two rules. */
  doubled: string[]
  /** Ids that their letter leaves out: a reader would look for them. */
  gaps: string[]
  /** Rules that no test shows. */
  notShown: string[]
  /** Titles that do not begin with the id of a rule. */
  noRule: string[]
}

/** A SPEC.md that fits its tests. */
export const FITS: SpecFaults = { notIds: [], captions: [], doubled: [], gaps: [], notShown: [], noRule: [] }

const id = /^[A-Z]\d+$/
/** "Crop heat units." says nothing that could be wrong. */
const FEWEST_WORDS = 4

/** The rules of a SPEC.md in their order; what stands in bold and is no id is among them. */
export function specRules(spec: string): Rule[] {
  return [...spec.matchAll(/\*\*([^*]+)\*\*(.*?)(?=\*\*|\n#|$)/gs)].map(([, name = '', text = '']) => ({
    id: name,
    text: text.replace(/^- /gm, '').trim(),
  }))
}

/** The titles of a test file's tests, `test('…'` and `test.each(…)('…'`, as they are written. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(/(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(
    ([, , title = '']) => title,
  )
}

/** Holds a package's SPEC.md against the titles of its tests in `src` and `tests`. */
export function checkSpec(folder: string): SpecFaults {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const titles = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: folder })
    // The test of the rules is none of them.
    .filter((path) => !path.endsWith('spec.test.ts'))
    .flatMap((path) => testTitles(read(path)))
  return specFaults(read('SPEC.md'), titles)
}

/** The faults between the text of a SPEC.md and the titles of tests. */
export function specFaults(spec: string, titles: readonly string[]): SpecFaults {
  const rules = specRules(spec)
  const ids = rules.map((rule) => rule.id)
  const shown = titles.map((title) => title.split(' ', 1)[0] ?? '')
  return {
    notIds: ids.filter((name) => !id.test(name)),
    captions: rules.filter(({ text }) => text.split(/\s+/).length < FEWEST_WORDS).map((rule) => rule.id),
    doubled: ids.filter((name, at) => ids.indexOf(name) !== at),
    gaps: gaps(ids),
    notShown: ids.filter((name) => !shown.includes(name)),
    noRule: titles.filter((_, at) => !ids.includes(shown[at] ?? '')),
  }
}

/** The ids between 1 and the highest of each letter that are not there. */
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
