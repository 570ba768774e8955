import { inEnglish } from '@smart-farming/market-core/understand/languages/in-english'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import { nightAfter, tonightAt } from '@smart-farming/weather-core/sun/night'
import { localDay } from '@smart-farming/weather-core/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedPast, askedSpans, toldDays } from './asked-hours.ts'
import { readWhen } from './when.ts'

const nakuru = { latDeg: -0.3, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const london = { latDeg: 51.5, lonDeg: -0.12, zone: 'Europe/London', offsetSeconds: 0 }
/** A Saturday; in London the clock goes back in the night after it. */
const saturday = Date.parse('2026-10-24T15:30:00Z') / 1000
const clock = (dt: number) => new Date(dt * 1000).toISOString().slice(0, 16)
const read = (text: string) => readWhen(plainText(text))
const spans = (text: string, place = nakuru) =>
  askedSpans(read(text), place, saturday).map(({ startDt, endDt }) => [clock(startDt), clock(endDt)])
const hours = (text: string, place = nakuru) => spans(text, place)[0]

test.each([
  ['this evening', ['2026-10-24T14:00', '2026-10-24T19:00']],
  ['the afternoon is over, so the next', ['2026-10-25T09:00', '2026-10-25T15:00']],
  ['tomorrow morning', ['2026-10-25T03:00', '2026-10-25T09:00']],
  ['on monday at 2 pm', ['2026-10-26T11:00', '2026-10-26T12:00']],
  ['saturday', ['2026-10-23T21:00', '2026-10-24T21:00']],
  ['sunday night', ['2026-10-25T15:23', '2026-10-26T03:16']],
  ['right now', ['2026-10-24T15:30', '2026-10-24T18:30']],
  ['tomorrow morning 6 to 9', ['2026-10-25T03:00', '2026-10-25T06:00']],
  ['monday 2 to 5 pm', ['2026-10-26T11:00', '2026-10-26T14:00']],
  ['in 2 hours', ['2026-10-24T15:30', '2026-10-24T18:30']],
  ['at dawn', ['2026-10-25T01:00', '2026-10-25T05:00']],
  ['at noon tomorrow', ['2026-10-25T08:00', '2026-10-25T12:00']],
  ['on the 26th', ['2026-10-25T21:00', '2026-10-26T21:00']],
  ['rain of tomorrow before noon or after noon', ['2026-10-24T21:00', '2026-10-25T21:00']],
  ['tomorrow before noon', ['2026-10-24T21:00', '2026-10-25T09:00']],
  ['after midday tomorrow', ['2026-10-25T09:00', '2026-10-25T21:00']],
  ['i finish work at six any hour after that today', ['2026-10-24T15:00', '2026-10-24T21:00']],
  ['tomorrow at six in the morning', ['2026-10-25T03:00', '2026-10-25T04:00']],
  ['tomorrow at six', ['2026-10-25T03:00', '2026-10-25T04:00']],
  ['tomorrow at four', ['2026-10-25T13:00', '2026-10-25T14:00']],
  ['tomorrow after seven in the evening', ['2026-10-25T16:00', '2026-10-25T21:00']],
  ['any rain till midnight', ['2026-10-24T15:30', '2026-10-24T21:00']],
  ['after 3 mm or by 5 km', undefined],
  ['thursday morning dew till 9', ['2026-10-29T03:00', '2026-10-29T09:00']],
  ['friday week', ['2026-11-05T21:00', '2026-11-06T21:00']],
  ['a week on monday', ['2026-11-01T21:00', '2026-11-02T21:00']],
  ['next week friday', ['2026-10-29T21:00', '2026-10-30T21:00']],
  ['wednesday, the tractor sank last time', ['2026-10-27T21:00', '2026-10-28T21:00']],
  ['tomorrow before 9 in the morning', ['2026-10-25T01:00', '2026-10-25T06:00']],
  ['before 7 am on monday', ['2026-10-26T01:00', '2026-10-26T04:00']],
  ['tomorrow before 6 pm', ['2026-10-25T03:00', '2026-10-25T15:00']],
  ['when', undefined],
])('the hours of "%s"', (text, expected) => {
  expect(hours(text)).toEqual(expected)
})

test.each([
  ['geada na madrugada de terça', 'pt', 2],
  ['chuva na noite de sexta?', 'pt', 5],
  ['vento na manhã desta quinta', 'pt', 4],
  ['lluvia la madrugada del jueves', 'es', 4],
  ['pluie dans la nuit de mercredi', 'fr', 3],
  ['mvua usiku wa ijumaa', 'sw', 5],
  ['गुरुवार की सुबह पाला', 'hi', 4],
  ['guruwar ki subah barish', 'hi', 4],
  ['مطر فجر الخميس', 'ar', 4],
] as const)('the weekday of "%s" is read in its language', (text, language, weekday) => {
  const when = read(inEnglish(text, language).text)
  expect(when.weekdays).toEqual([weekday])
  expect(when.unreadDay).toBeUndefined()
})

test('a word where a day stands that is none is told, a crop or a place in the day is not', () => {
  expect(read('temperature at dawn of kwinta').unreadDay).toBe('kwinta')
  expect(read('wind in the evening of friday').unreadDay).toBeUndefined()
  expect(read('rain in the morning on maize').unreadDay).toBeUndefined()
  expect(read('dry days in a row').inARow).toBe(true)
})

test.each([
  ['this weekend', 2],
  ['now or in the evening', 2],
  ['next 3 days', 4],
  ['next week', 7],
  ['next month', 0],
])('"%s" has so many stretches', (text, count) => {
  expect(spans(text)).toHaveLength(count)
})

test.each(['next month', 'this season', 'in december', 'is the monsoon late', 'next 20 days'])(
  '"%s" is further ahead than any forecast by the day',
  (text) => {
    expect(read(text).isFar).toBe(true)
  },
)

test('a day on which the clock changes has its own length', () => {
  expect(hours('tomorrow', london)).toEqual(['2026-10-24T23:00', '2026-10-26T00:00'])
})

test('the hours of a day are the clock’s, also on the day on which that changes', () => {
  expect(hours('tomorrow afternoon', london)).toEqual(['2026-10-25T12:00', '2026-10-25T18:00'])
  expect(hours('tomorrow at 2 pm', london)).toEqual(['2026-10-25T14:00', '2026-10-25T15:00'])
})

const tonightSaid = [
  'tonight',
  'overnight',
  'spray tonight',
  'aaj raat',
  'usiku wa leo',
  'esta noche',
  'आज रात',
]

test('tonight is one night, sunset to sunrise, in every sentence and at every hour', () => {
  const places = [nakuru, london, { ...london, latDeg: 69.6, lonDeg: 18.9, zone: 'Europe/Oslo' }]
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.nat({ max: 365 * 24 * 12 }),
      fc.constantFrom(...tonightSaid),
      (place, fiveMinutes, text) => {
        const nowDt = saturday + fiveMinutes * 300
        // From sunrise to noon it is the one to come.
        const night = tonightAt(place, nowDt) ?? nightAfter(place, localDay(place, nowDt))
        expect(askedSpans(read(text), place, nowDt)).toEqual([night])
      },
    ),
  )
})

test.each([
  ['next 2 days', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['on the weekend', ['2026-10-24', '2026-10-25']],
  ['day after tomorrow', ['2026-10-26']],
  ['tomorrow evening', ['2026-10-25']],
  ['monday and the two days after', ['2026-10-26', '2026-10-27', '2026-10-28']],
  ['from monday three days', ['2026-10-26', '2026-10-27', '2026-10-28']],
  ['hay on monday 3 dry days needed', ['2026-10-26', '2026-10-27', '2026-10-28']],
  ['combine and bale from tuesday 2 days', ['2026-10-27', '2026-10-28']],
  ['the rest of the week', ['2026-10-24', '2026-10-25']],
  ['over the weekend', ['2026-10-24', '2026-10-25']],
  ['three dry days running', []],
  ['will it stay dry for three days', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['will it stay dry here for the next 2 days', ['2026-10-24', '2026-10-25']],
  ['will it be dry from tomorrow for 2 days', ['2026-10-25', '2026-10-26']],
  ['whenever', []],
])('the days of "%s"', (text, expected) => {
  expect(toldDays(read(text), nakuru, saturday)).toEqual(expected)
})

test.each([
  ['did it rain yesterday', ['2026-10-22T21:00', '2026-10-23T21:00']],
  ['how much rain fell last night', ['2026-10-23T15:00', '2026-10-24T03:00']],
  ['how much rain did we get over the last 3 days', ['2026-10-20T21:00', '2026-10-24T15:30']],
  ['rain in the past two days?', ['2026-10-21T21:00', '2026-10-24T15:30']],
  ['how much rain fell since tuesday', ['2026-10-19T21:00', '2026-10-24T15:30']],
  ['how much fell since saturday', ['2026-10-16T21:00', '2026-10-24T15:30']],
  ['how much rain fell today', ['2026-10-23T21:00', '2026-10-24T15:30']],
  ['since 1st of this month total rain mm', ['2026-09-30T21:00', '2026-10-24T15:30']],
  ['rain since the 20th', ['2026-10-19T21:00', '2026-10-24T15:30']],
  ['rain since the start of the month', ['2026-09-30T21:00', '2026-10-24T15:30']],
  ['will it rain today', undefined],
])('the past of "%s"', (text, expected) => {
  const found = askedPast(read(text), nakuru, saturday)
  expect(found && [clock(found.startDt), clock(found.endDt)]).toEqual(expected)
})
