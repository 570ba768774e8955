import { afterAll, beforeAll, expect, test } from 'vitest'
import { SharedAnswers } from '../../../src/weather/answers/shared-answers.ts'
import { TimeLimitedDatabase } from '../../../src/weather/time-limited-database.ts'
import { startApp } from '../../support/app.ts'
import { HOUR, MINUTE } from '../../support/weather/weather-doubles.ts'

const NOW = Date.UTC(2026, 8, 21, 14, 20)
const answerAt = (fetchedAt: number) => ({
  answer: `{"of":${fetchedAt}}`,
  fetchedAt,
  freshUntil: fetchedAt + 10 * MINUTE,
  usefulMs: 25 * HOUR,
})

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/**
 * The shared answers of one instance. `kept` stores an answer for all and waits until it is
 * written.
 */
function instance() {
  const shared = new SharedAnswers(new TimeLimitedDatabase(app.deps.database, 1_000), 3_000)
  const kept = async (key: string, fetchedAt: number) => {
    shared.keep(key, answerAt(fetchedAt))
    await shared.close()
  }
  const claim = (key: string, meanwhile: () => Promise<void> = async () => {}) =>
    shared.claim(key, NOW, performance.now() + MINUTE, async () => {
      await meanwhile()
      return 0
    })
  return { kept, claim }
}

test.each([
  ['an old answer', 12 * HOUR],
  ['none before', undefined],
])('takes over the answer just fetched by another instance, with %s', async (of, age) => {
  const [one, two] = [instance(), instance()]
  const key = `forecast:${of}`
  if (age !== undefined) await one.kept(key, NOW - age)
  // The other instance asks, answers and releases its lease between our read and our claim.
  const claim = await two.claim(key, async () => {
    expect(await one.claim(key)).toMatchObject({ state: 'yours' })
    await one.kept(key, NOW)
  })
  const kept = { answer: `{"of":${NOW}}`, freshUntil: NOW + 10 * MINUTE }
  expect(claim).toEqual({ state: 'fresh', ...kept })
})

test('the first instance to ask renews an old answer', async () => {
  const one = instance()
  await one.kept('forecast:old', NOW - 12 * HOUR)
  expect(await one.claim('forecast:old')).toEqual({
    state: 'yours',
    answer: `{"of":${NOW - 12 * HOUR}}`,
  })
})
