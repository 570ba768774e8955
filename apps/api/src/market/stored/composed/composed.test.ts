import { expect, test } from 'vitest'
import { arabic } from './arabic.fixture.ts'
import { english } from './english.fixture.ts'
import { expectedOf } from './expected.fixture.ts'
import { french } from './french.fixture.ts'
import { grid } from './grid.fixture.ts'
import { hindi } from './hindi.fixture.ts'
import { portuguese } from './portuguese.fixture.ts'
import { answererInMemory } from './prices-in-memory.fixture.ts'
import { spanish } from './spanish.fixture.ts'
import { swahili } from './swahili.fixture.ts'
import { verdictOf } from './verdict.fixture.ts'

/** `COMPOSED_EACH` and `COMPOSED_SEED` look further than a commit does. */
const { COMPOSED_EACH = '1', COMPOSED_SEED = '20261126' } = process.env
const answerer = answererInMemory()
/** Hundreds of questions compute for a minute where six others do. */
const PATIENCE_MS = 300_000

/**
 * The shares that were reached, a little below: of a hundred questions so many are right, and so many wrong at most.
 */
test.each([
  { language: 'English', words: english, right: 98, wrong: 1 },
  { language: 'Spanish', words: spanish, right: 95, wrong: 3 },
  { language: 'French', words: french, right: 95, wrong: 3 },
  { language: 'Portuguese', words: portuguese, right: 93, wrong: 4 },
  { language: 'Swahili', words: swahili, right: 93, wrong: 4 },
  { language: 'Hindi', words: hindi, right: 93, wrong: 4 },
  { language: 'Arabic', words: arabic, right: 90, wrong: 4 },
])(
  'questions composed of parts are answered with the figure asked for: $language',
  async ({ words, right, wrong }) => {
    const cases = grid(words, Number(COMPOSED_EACH), Number(COMPOSED_SEED))
    const missed: string[] = []
    let [hits, wrongs] = [0, 0]
    for (const { asked, turns } of cases) {
      const local = asked.home === undefined ? [] : [asked.home]
      const { statements } = await answerer.answer(turns.at(-1) ?? '', turns.slice(0, -1), local)
      const verdict = verdictOf(statements, expectedOf(asked))
      if (verdict === 'right') hits += 1
      else missed.push(`${verdict}: ${turns.join(' | ')}`)
      if (verdict === 'wrong') wrongs += 1
    }
    const percent = (count: number) => (100 * count) / cases.length
    expect(percent(hits), missed.join('\n')).toBeGreaterThanOrEqual(right)
    expect(percent(wrongs), missed.join('\n')).toBeLessThanOrEqual(wrong)
  },
  PATIENCE_MS,
)
