import { LANGUAGES } from '@smart-farming/market-core/reader/language'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { type AnswerMessages, loadAnswerMessages } from '../catalogues.ts'
import { numbersInText } from './numbers-in-text.fixture.ts'

const english = await loadAnswerMessages('en')

/** Values for every argument of a weather or farm text, formatted as the texts expect them. */
const values = {
  from: '06:00',
  until: '14:00',
  clock: '09:00',
  amount: '4 mm',
  fall: 'x',
  chance: '45%',
  figure: '7',
  frost: '3',
  span: '12',
  unit: 'mm',
  clauses: ['a', 'b'],
  key: '2026-11-22',
  at: '2026-11-22T14:05:00Z',
  minutes: 180,
  hours: 5,
  place: 'Nakuru',
  other: 'Kisumu',
  otherFigure: '9',
  provider: 'MET Norway',
  fetched: '14:05',
  day: '22',
  summary: '4 mm',
  questions: ['Maize?'],
  why: 'x',
  text: 'y',
  stretch: '06:00',
  verdict: 'z',
  said: 'w',
  name: 'Lanet',
  limit: '68',
  lacks: '12 mm',
  wind: '24',
  gusts: '40',
  lowest: '11',
  highest: '24',
  rises: '06:10',
  sets: '18:20',
  count: '3',
  days: '5',
  least: '8',
  most: '13',
  isWhole: false,
  about: 'v',
  words: [['wether', 'weather']],
  when: '2',
  input: 'rain',
  what: 'tide',
}

/** Texts that consist only of values and punctuation. */
const ofMarks = /\/(?:amount|onDay|sentence|asked\/(?:line|when|good|notGood|otherwise|days|moment))$/

/** All texts of part of a catalogue by path, formatted with the same values. */
function texts(part: object, path = ''): [path: string, text: string][] {
  return Object.entries(part).flatMap(([key, text]: [string, unknown]): [string, string][] => {
    const at = `${path}/${key}`
    if (typeof text === 'string') return [[at, text]]
    if (typeof text === 'function') return [[at, String(text(values))]]
    return texts(text as object, at)
  })
}

describe.each(LANGUAGES.filter((one) => one !== 'en'))('weather texts in %s', async (language) => {
  const words = await loadAnswerMessages(language)
  const { tag } = words.weather.figures
  const toldIn = ({ weather, chat }: AnswerMessages) => [
    ...texts({ day: weather.day, times: weather.times }),
    ...texts({ builtIn: chat.builtIn, noAnswer: chat.noAnswer, farm: chat.farm }),
  ]
  const inEnglish = new Map(toldIn(english))

  test('every text differs from the English text and has the same numbers', () =>
    checkRows(toldIn(words), ([path, text]) => {
      const said = inEnglish.get(path) ?? ''
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(numbersInText(tag, text)).toEqual(numbersInText('en-GB', said))
      if (!ofMarks.test(path)) expect(text).not.toBe(said)
    }))

  test('each verdict and reason has its own translation', () => {
    const of = ({ weather: { verdicts, reasons } }: AnswerMessages) => {
      // The code `rain` uses the text of its amount.
      const { rain: _, ...codes } = reasons.codes
      return texts({ verdicts, codes, falls: reasons.falls, amounts: reasons.amounts, none: reasons.none })
    }
    const said = new Map(of(english))
    const { reasons } = words.weather
    for (const [path, text] of of(words)) {
      expect({ path, text: text.trim() }).not.toEqual({ path, text: '' })
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(text).not.toBe(said.get(path))
    }
    expect(
      reasons.codes.wind_high({ figure: '24', limit: '15', clock: '', input: '', fall: '', amount: '' }),
    ).toContain('24')
  })

  test('the clock uses 24 hours', () => {
    const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
    expect(clock.format(Date.UTC(2026, 0, 1, 15, 30))).toBe('15:30')
    expect(clock.format(Date.UTC(2026, 0, 1, 0, 5))).toBe('00:05')
  })
})

test('each language uses one word for "careful" in every text', () =>
  checkRows(LANGUAGES, async (language) => {
    const { weather, chat } = await loadAnswerMessages(language)
    const hours = { stretch: '06:00', day: '22', why: 'x' }
    const { careful, carefulAllDay } = weather.day.jobs.spraying
    const said = [careful(hours), carefulAllDay, chat.farm.asked.carefulOnly(hours)]
    const word = weather.verdicts.careful.toLowerCase()
    for (const one of said) expect(one).toMatch(new RegExp(`(?<![^\\s،])${word}(?=\\s|$)`))
  }))
