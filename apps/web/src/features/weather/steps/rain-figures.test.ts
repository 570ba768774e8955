import { expect, test } from 'vitest'
import { step } from '../forecast.fixture.ts'
import { rainFigures } from './rain-figures.ts'

test.each([
  ['both facts', { rain: { '3h': 1.24 }, pop: 0.4 }, '1.2 mm', undefined, '40%'],
  ['a dry step with a chance of rain', { rain: { '3h': 0 }, pop: 0.05 }, '0 mm', undefined, '5%'],
  ['snow, as water', { rain: { '3h': 0.2 }, snow: { '3h': 0.4 } }, '0.6 mm', 'snow', undefined],
  ['more rain than snow', { rain: { '3h': 0.5 }, snow: { '3h': 0.1 } }, '0.6 mm', undefined, undefined],
  ['nothing finer than six hours', { precipitation_6h: 3.1, pop: 1 }, '3.1 mm', 'in 6 h', '100%'],
  ['nothing known is not nought', {}, undefined, undefined, undefined],
])('%s', (_title, weather, amount, kind, chance) => {
  expect(rainFigures({ ...step(0, 10), ...weather }, { rain: 'mm' })).toEqual({ amount, kind, chance })
})

test("the amount is in the farmer's unit", () => {
  expect(rainFigures({ ...step(0, 10), rain: { '3h': 12.7 } }, { rain: 'in' }).amount).toBe('0.5 in')
})
