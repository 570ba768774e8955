import { withEveryHour, withoutRows } from '@smart-farming/upstream-doubles/open-meteo'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNakuruFarm } from '../support/chat/nakuru.ts'

let nakuru: Awaited<ReturnType<typeof startNakuruFarm>>
beforeEach(async () => {
  nakuru = await startNakuruFarm()
})
afterEach(() => nakuru.close())

/** Indexes of the hourly rows for tomorrow, 10:00 to 14:00. */
const ROWS = [34, 35, 36, 37]

test.each([
  ['thunder on tuesday', /^Thunder, Tuesday[^:]*: not known/],
  ['fog on tuesday', /^Fog, Tuesday[^:]*: not known/],
  ['rain on tuesday', /^Rain[^:]*, Tuesday[^:]*: the amount is not known for all of these hours/],
  ['will the temperature go above 60 degrees tomorrow', /^Temperature, Tuesday[^:]*: not known/],
  ['humidity tomorrow', /^Humidity, Tuesday[^:]*: lowest \d+%, no data for some hours/],
  ['heat stress for cows tomorrow', /^- Heat stress in cattle, Tuesday[^:]*: (?:yes|not known)/],
])('reports hours without data as unknown instead of answering no: %s', async (question, beginning) => {
  nakuru.openMeteo.respond(withoutRows(ROWS))
  expect(await nakuru.answer(question)).toMatch(beginning)
})

test('reports rain as unknown in every answer when no hour has an amount', async () => {
  nakuru.openMeteo.respond(withEveryHour({ precipitation: null }))
  expect(await nakuru.answer('rain tomorrow')).toMatch(/^Rain[^:]*: the amount is not known/)
  expect(await nakuru.answer('which days are dry')).toMatch(/^Dry days: not known/)
  expect(await nakuru.answer('weather tomorrow')).toMatch(/^Tuesday 22 September: Rain not known\./)
  // The two months of weather history suffice to show that the soil is full.
  expect(await nakuru.answer('can I spread slurry tomorrow')).toMatch(
    /^Spreading, Tuesday 22 September: (?:can’t tell|no: do not spread on .*soil is waterlogged)/,
  )
})
