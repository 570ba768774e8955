import { describe, expect, test } from 'vitest'
import { readWhen } from '../when.ts'

const hours = (plain: string) => {
  const { hour, untilHour } = readWhen(plain)
  return [hour, untilHour]
}

/** Hours that are meant, and how they are said; what other languages say is put into English word by word. */
const said: readonly (readonly [hour: number, until: number | undefined, ways: readonly string[]])[] = [
  [
    15,
    17,
    [
      'from 3 to 5',
      'between 3 and 5',
      '3 to 5 pm',
      'from 3 till 5',
      'between the 3 and the 5 of afternoon',
      'from 15h to 17h',
    ],
  ],
  [
    8,
    10,
    [
      'from 8 to 10',
      'between 8h and 10h',
      'morning from 8 until 10',
      'between the 8 and the 10 morning',
      'of 8 the 10 of morning',
      'morning 8 baje with 10 baje until',
      'of الساعه 8 until 10 morning',
      'saa 2 until saa 4 morning',
    ],
  ],
  [20, 24, ['8pm to midnight', 'from 8 pm until midnight', 'tonight 8 to midnight']],
  [10, 14, ['from 10 to 2', 'between 10 and 2']],
  [6, 8, ['before school', 'before work']],
  [13, 18, ['after lunch', 'after the lunch']],
  [15, 18, ['after school']],
  [17, 21, ['after work']],
  [19, 22, ['before bed', 'after supper']],
  [7, undefined, ['friday the 7', 'at 7 am', 'morning at 7', 'saa 1 morning', 'morning 7 baje']],
  [19, undefined, ['at 7 pm', 'saa 1 night', 'at 19h', 'evening at 7']],
]

describe.each(said)('%i to %s', (hour, until, ways) => {
  test.each(ways)('%s', (way) => {
    expect(hours(way)).toEqual([hour, until])
    expect(hours(`can i spray tomorrow ${way}`)).toEqual([hour, until])
  })
})

test.each([
  'rain between 5 and 10 mm',
  'wind from 10 to 15 km / h',
  'temperature between 3 and 8 degrees',
  'will it rain in 3 h',
  'dry for 6 h',
  'rain from 1 to 3 december',
  'from 20 to 40 bags',
])('no hour of the day: %s', (plain) => {
  expect(hours(plain)).toEqual([undefined, undefined])
})
