import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { step } from '../forecast.fixture.ts'
import { rainHeading, rainTexts } from './rain-texts.ts'

test('rainTexts returns the amount, kind and chance of precipitation', () =>
  checkRows(
    [
      ['both facts', { rain: { '3h': 1.24 }, snow: { '3h': 0 }, pop: 0.4 }, '1.2\u00a0mm', undefined, '40%'],
      [
        'a dry step with a chance of rain',
        { rain: { '3h': 0 }, snow: { '3h': 0 }, pop: 0.05 },
        '0\u00a0mm',
        undefined,
        '5%',
      ],
      ['snow, as water', { rain: { '3h': 0.2 }, snow: { '3h': 0.4 } }, '0.6\u00a0mm', 'snow', undefined],
      [
        'more rain than snow',
        { rain: { '3h': 0.5 }, snow: { '3h': 0.1 } },
        '0.6\u00a0mm',
        undefined,
        undefined,
      ],
      ['nothing finer than six hours', { precipitation_6h: 3.1, pop: 1 }, '3.1\u00a0mm', 'in 6 h', '100%'],
      ['rain without snow is no total', { rain: { '3h': 0 } }, undefined, undefined, undefined],
      ['snow without rain is no total', { snow: { '3h': 0 }, pop: 0.9 }, undefined, undefined, '90%'],
      ['nothing known is not nought', {}, undefined, undefined, undefined],
    ],
    ([, weather, amount, kind, chance]) => {
      expect(rainTexts({ ...step(0, 10), ...weather }, { rain: 'mm' })).toEqual({ amount, kind, chance })
    },
  ))

test("the amount is in the farmer's unit", () => {
  const fallen = { rain: { '3h': 12.7 }, snow: { '3h': 0 } }
  expect(rainTexts({ ...step(0, 10), ...fallen }, { rain: 'in' }).amount).toBe('0.5\u00a0in')
})

test.each([
  ['Rain', [0, 0], [0, 0]],
  ['Rain', [1.2, 0], [0, 0]],
  ['Snow', [0, 0.8], [0, 0]],
  ['Rain, snow', [0, 0.8], [1.2, 0]],
])('the column heading "%s" names the kind of precipitation: %j, %j', (head, ...steps) => {
  const entries = steps.map(([rain = 0, snow = 0]) => ({
    ...step(0, 0),
    rain: { '3h': rain },
    snow: { '3h': snow },
  }))
  expect(rainHeading(entries)).toBe(head)
})
