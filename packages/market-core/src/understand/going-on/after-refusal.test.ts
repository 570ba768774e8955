import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const then = (first: string, next: string) => {
  const { intent, period, commodities } = understand(next, storedPlaces, understand(first, storedPlaces))
  return { intent, period, commodities }
}
const january = { start: '--01', end: '--01' }

test.each([
  [
    'should I sell my maize now or wait for January?',
    'ok then just tell me what it was last January',
    january,
  ],
  ['should I sell my maize or hold it?', 'so how much was it a year ago?', { monthsAgo: 12 }],
  [
    'should I sell my maize or hold it?',
    'what was it in January 2025?',
    { start: '2025-01', end: '2025-01' },
  ],
  ['will maize go up next month?', 'ok then what is it now?', undefined],
  [
    'Faut-il vendre mon maïs maintenant ou attendre janvier ?',
    'alors dites-moi juste combien il valait en janvier dernier',
    january,
  ],
  ['क्या मैं मक्का अभी बेचूं या रुकूं?', 'ठीक है, पिछले जनवरी में कितना था?', january],
])('Q47 what it was is a plain question behind a refusal: %s, then: %s', (first, next, period) => {
  expect(then(first, next)).toEqual({ intent: 'price', period, commodities: ['maize'] })
})

test.each([
  ['What will maize cost in March?', 'and in April?', 'forecast'],
  ['What will maize cost in March 2027?', 'and in 2028?', 'forecast'],
  ['should I sell my maize or hold it?', 'and wheat?', 'advice'],
])('Q47 what goes on with it is refused again: %s, then: %s', (first, next, intent) => {
  expect(then(first, next).intent).toBe(intent)
})
