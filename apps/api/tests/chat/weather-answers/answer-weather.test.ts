import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { usually } from '@smart-farming/upstream-doubles/double'
import { openMeteoFailures, withEveryHour } from '@smart-farming/upstream-doubles/open-meteo'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ToolRefusal } from '../../../src/chat/tools/tool.ts'
import { of, startForecastAnswers, to } from '../../support/chat/forecast-answers.ts'

let answers: Awaited<ReturnType<typeof startForecastAnswers>>
beforeAll(async () => {
  answers = await startForecastAnswers()
})
afterAll(() => answers.close())
afterEach(() => answers.openMeteo.respond(usually))

const tomorrow = { days: [1] }

test('several things are told one after the other', async () => {
  const { text } = await answers.answer({
    ...to('spraying', 'drying'),
    ...of('rain', 'wind'),
    when: tomorrow,
  })
  const subjects = text.split('\n\n').map((paragraph) => paragraph.split(/[,:]/)[0])
  expect(subjects.slice(0, 4)).toEqual(['Spraying', 'Drying outside', 'Rain', 'Wind'])
})

test('days that are compared have a line each, as a model may refer to them', async () => {
  const { text, references } = await answers.answer(to('spraying'))
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(5)
  expect(lines[2]).toMatch(
    /^- Wednesday 23 September: Dry until 18:00, .*; spraying: careful 05:00 to 08:00\.$/,
  )
  expect(references.map(({ day }) => day)[2]).toBe('2026-09-23')
  for (const { text: said } of references)
    expect(text.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '))
})

describe('weather that is not mild', () => {
  test('frost of some days, with its hours', async () => {
    answers.openMeteo.respond(withEveryHour({ temperature_2m: -3, dew_point_2m: -4, cloud_cover: 0 }))
    const { text } = await answers.answer({ ...of('frost'), when: { week: true } }, 'Cologne')
    expect(text).toMatch(/^Frost, Monday .*: yes, Monday 21 September, .*−3 °C.*; Tuesday 22 September, /)
  })

  test.each([
    ['fog', 45, 'Fog', 'Ludlow'],
    ['storm', 95, 'Thunder', 'Tenbury Wells'],
    ['hail', 96, 'Hail', 'Nairobi'],
  ] as const)('%s has its hours', async (measure, code, subject, location) => {
    answers.openMeteo.respond(withEveryHour({ weather_code: code }))
    const { text } = await answers.answer({ ...of(measure), when: tomorrow }, location)
    expect(text).toMatch(new RegExp(`^${subject}, Tuesday 22 September: yes, 00:00 to midnight\\.`))
  })

  test('a figure that the provider does not give is no "no"', async () => {
    answers.openMeteo.respond(withEveryHour({ weather_code: null }))
    const { text } = await answers.answer({ ...of('fog'), when: tomorrow }, 'London')
    expect(text).toMatch(/^Fog, Tuesday 22 September: not known, /)
  })
})

describe('places', () => {
  test('another place is named, and its forecast is the source', async () => {
    const { text } = await answers.answer({ ...of('weather'), when: tomorrow, place: 'Ludlow' })
    expect(text).toMatch(/^For Ludlow, .*\n\nTuesday 22 September: [\s\S]*\n\nForecast for Ludlow, /)
  })

  test('the place of the farm needs no mention', async () => {
    const { text } = await answers.answer({ ...of('rain'), when: tomorrow, place: 'Nakuru' })
    expect(text).toMatch(/^Rain, Tuesday/)
  })

  test('a place that nobody knows is named, and the farm answers', async () => {
    const { text } = await answers.answer({ ...of('rain'), when: tomorrow, place: 'Xyzzyq' })
    expect(text).toMatch(/“Xyzzyq”.*Nakuru, Nakuru, KE\.\n\nRain, Tuesday/)
  })

  test('a farm that is nowhere, and a forecast that nobody gives, are refused in words', async () => {
    await expect(answers.answer(of('rain'), 'Nowhere at all')).rejects.toBeInstanceOf(ToolRefusal)
    answers.openMeteo.respond((reply, call, usual) =>
      call.path === '/v1/search'
        ? usually(reply, call, usual)
        : openMeteoFailures.overloaded(reply, call, usual),
    )
    await expect(answers.answer(of('rain'), 'Rundu')).rejects.toBeInstanceOf(ToolRefusal)
  })
})

test('the verdict comes first in every language, and findings in English are not mixed in', () =>
  checkRows(
    [
      ['fr', /^Pluie, mardi 22 septembre : non, /],
      ['es', /^Lluvia, martes, 22 de septiembre: no, /],
      ['pt', /^Chuva, terça-feira, 22 de setembro: não, /],
      ['sw', /^Mvua, Jumanne, 22 Septemba: hapana, /],
      ['hi', /^बारिश, मंगलवार, 22 सितंबर: नहीं, /],
      ['ar', /^المطر، الثلاثاء، 22 سبتمبر: لا، /],
    ] as const,
    async ([language, begins]) => {
      const { text } = await answers.answer(
        { ...of('rain', 'degree_days'), when: tomorrow },
        'Nakuru',
        language,
      )
      expect(text).toMatch(begins)
      expect(text).not.toMatch(/Degree days/)
    },
  ))
