import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const periodOf = (...turns: readonly [string, string]) => {
  const { period, commodities } = understand(turns[1], storedPlaces, understand(turns[0], storedPlaces))
  return { period, commodities }
}
const month = (of: string) => ({ start: of, end: of })

test.each([
  ['no, I meant April', '2024-04'],
  ['no I meant in april', '2024-04'],
  ['sorry April', '2024-04'],
  ['oops, I wanted May', '2024-05'],
  ['wait, April', '2024-04'],
  ['April I mean', '2024-04'],
  ['April, sorry', '2024-04'],
  ['not March, April', '2024-04'],
  ['sorry, not March but April', '2024-04'],
  ['what about April', '2024-04'],
  ['April?', '2024-04'],
  ['and May?', '2024-05'],
  ['ok and in may?', '2024-05'],
  ['actually June', '2024-06'],
  ['make that July', '2024-07'],
  ['the month after', '2024-04'],
  ['and a month later?', '2024-04'],
  ['the month before', '2024-02'],
  ['same month 2020', '2020-03'],
  ['and the same month in 2020?', '2020-03'],
  ['make that 2023', '2023-03'],
  ['sorry, 2023', '2023-03'],
])('Q46 the rest of the date is that of the turn before: cocoa in March 2024, then: %s', (then, is) => {
  expect(periodOf('Cocoa in March 2024', then)).toEqual({ period: month(is), commodities: ['cocoa'] })
})

test.each([
  'and this July?',
  'this july',
  'what about this July?',
  'and in May this year?',
  'how about this year in May',
])(
  'Q112 a month of this year is not of the year that was asked about: cocoa in March 2024, then: %s',
  (then) => {
    const { period } = periodOf('Cocoa in March 2024', then)
    expect(JSON.stringify(period ?? {})).not.toContain('2024')
  },
)

test.each([
  ['Cacao en mars 2024', 'non, je voulais dire avril', '2024-04'],
  ['Cacao en mars 2024', 'et mai ?', '2024-05'],
  ['Cacao en mars 2024', 'le mois suivant', '2024-04'],
  ['Cacao en mars 2024', 'le même mois en 2020', '2020-03'],
  ['Cacao en marzo de 2024', 'no, quise decir abril', '2024-04'],
  ['Cacao en marzo de 2024', '¿y mayo?', '2024-05'],
  ['Cacao en marzo de 2024', 'el mes siguiente', '2024-04'],
  ['Cacau em março de 2024', 'não, eu quis dizer abril', '2024-04'],
  ['Cacau em março de 2024', 'e maio?', '2024-05'],
  ['Cacau em março de 2024', 'o mês seguinte', '2024-04'],
  ['Bei ya kakao Machi 2024', 'hapana, nilimaanisha Aprili', '2024-04'],
  ['Bei ya kakao Machi 2024', 'na Mei?', '2024-05'],
  ['Bei ya kakao Machi 2024', 'mwezi huo huo 2020', '2020-03'],
  ['मार्च 2024 में कोको का भाव', 'नहीं, मेरा मतलब अप्रैल', '2024-04'],
  ['मार्च 2024 में कोको का भाव', 'और मई?', '2024-05'],
  ['मार्च 2024 में कोको का भाव', 'उसके अगले महीने', '2024-04'],
  ['سعر الكاكاو في مارس 2024', 'لا، قصدت أبريل', '2024-04'],
  ['سعر الكاكاو في مارس 2024', 'وفي مايو؟', '2024-05'],
  ['سعر الكاكاو في مارس 2024', 'نفس الشهر 2020', '2020-03'],
])('Q46 in other languages, too: %s, then: %s', (first, then, is) => {
  expect(periodOf(first, then)).toEqual({ period: month(is), commodities: ['cocoa'] })
})

test('Q46 a month of no year before it has none behind it, and a year alone is a year', () => {
  expect(periodOf('Cocoa in March', 'and April?').period).toEqual(month('--04'))
  expect(periodOf('Cocoa in March 2024', 'and in 2020?').period).toEqual({
    start: '2020-01',
    end: '2020-12',
  })
  expect(periodOf('Price of cocoa in 2024', 'no, 2023').period).toEqual({ start: '2023-01', end: '2023-12' })
})

test('Q46 another thing keeps the date, and a request is no month', () => {
  expect(periodOf('Cocoa in March 2024', 'no, I meant wheat')).toEqual({
    period: month('2024-03'),
    commodities: ['wheat'],
  })
  expect(periodOf('Cocoa in March 2024', 'and wheat in April?').period).toEqual(month('2024-04'))
  expect(periodOf('Cocoa in March 2024', 'from May to August').period).toEqual({
    start: '2024-05',
    end: '2024-08',
  })
  expect(periodOf('Cocoa in March 2024', 'may I ask for sugar').period).toBeUndefined()
})
