import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Figure, Question } from '../reader/question.ts'
import type { Unit } from '../reader/units.ts'
import { answerQuestion } from './answer-question.ts'
import { emptySlots, priceData, sampleThing } from './price-data.fixture.ts'

const number = fc.oneof(fc.constantFrom(0, 1, 100), fc.double({ min: 0.001, max: 1e9, noNaN: true }))
const unit: fc.Arbitrary<Unit> = fc.oneof(
  fc.record({ kind: fc.constant('mass' as const), unit: fc.constantFrom('kg', 't', 'bushel', 'bag') }),
  fc.record({ kind: fc.constant('sack' as const), kg: number }),
  fc.constant({ kind: 'sack' as const }),
  fc.record({ kind: fc.constant('area' as const), unit: fc.constantFrom('ha', 'acre') }),
  fc.record({ kind: fc.constant('volume' as const), unit: fc.constantFrom('litre', 'barrel') }),
  fc.constant({ kind: 'piece' as const, name: 'goats' }),
)
const figure = fc.record(
  {
    role: fc.constantFrom<Figure['role']>(
      'quantity',
      'lost',
      'price',
      'cost',
      'cost_each',
      'cost_per_area',
      'yield',
      'area',
      'shares',
      'percent',
      'moisture',
      'moisture_wanted',
    ),
    value: number,
    unit,
    per: unit,
    currency: fc.constantFrom('USD', 'EUR', 'KES'),
  },
  { requiredKeys: ['role', 'value'] },
)
const things = fc.subarray([
  sampleThing('maize'),
  sampleThing('wheat'),
  sampleThing('palm-oil'),
  sampleThing('vanilla'),
])
const times = fc.array(
  fc.oneof(
    fc.record({ months: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ monthsAgo: fc.integer({ min: 0, max: 400 }) }),
    fc.constant({}),
    fc.constant({ start: '--03', end: '--03' } as const),
  ),
  { maxLength: 2 },
)
const target = fc
  .record({
    things,
    places: fc.subarray(['here' as const, 'world' as const, { country: 'NI' }, { unknown: 'Zzyx' }]),
    times,
    currencies: fc.subarray(['EUR', 'USX', 'KES']),
    unit: fc.option(unit, { nil: undefined }),
  })
  .map(({ unit: wanted, ...more }) => ({ ...emptySlots, ...more, ...(wanted && { unit: wanted }) }))
const amount = fc.record({ value: number, unit })
const money = fc.record(
  { value: number, currency: fc.constantFrom('USD', 'EUR', 'KES'), per: unit },
  { requiredKeys: ['value'] },
)

const question = fc.oneof(
  target.map((of): Question => ({ kind: 'price', ...of })),
  target.map((of): Question => ({ kind: 'change', ...of, way: 'up' })),
  fc
    .tuple(target, fc.constantFrom('highest', 'lowest', 'mean', 'season'), fc.boolean())
    .map(
      ([of, which, far]): Question => ({ kind: 'extreme', ...of, of: which, ...(far && { distance: far }) }),
    ),
  fc
    .tuple(target, fc.constantFrom('price', 'change', 'swing'))
    .map(([of, by]): Question => ({ kind: 'compare', ...of, by })),
  fc.tuple(target, unit).map(([of, sold]): Question => ({ kind: 'ratio', ...of, sold })),
  fc.tuple(target, money).map(([of, limit]): Question => ({ kind: 'threshold', ...of, limit, way: 'above' })),
  fc.tuple(target, amount).map(([of, so]): Question => ({ kind: 'worth', ...of, amount: so })),
  target.map((of): Question => ({ kind: 'refused', ...of, what: 'advice' })),
  fc.tuple(amount, unit).map(([from, to]): Question => ({ kind: 'convert', from, to })),
  money.map((from): Question => ({ kind: 'exchange', from, to: 'EUR' })),
  fc
    .tuple(
      fc.constantFrom('total', 'left', 'margin', 'break_even', 'each', 'percent', 'change', 'dry_matter'),
      fc.array(figure, { maxLength: 5 }),
      things,
    )
    .map(([asked, figures, [of]]): Question => ({ kind: 'sum', asked, figures, ...(of && { thing: of }) })),
)

test('I39 answers any question with at least one statement and only finite numbers', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { statements } = answerQuestion(asked, { ...priceData, today: '2027-02' })
      expect(statements.length).toBeGreaterThan(0)
      for (const { facts } of statements)
        for (const { value } of facts) expect(value).toSatisfy(Number.isFinite)
      expect(JSON.stringify(statements)).not.toContain('null')
    }),
    { numRuns: 1000 },
  )
})
