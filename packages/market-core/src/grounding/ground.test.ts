import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from '../answering/fact.ts'
import { checkGrounding, findFiguresInText } from './ground.fixture.ts'

const maize: Fact = { value: 198.4, kind: 'price', currency: 'USD', per: 'tonne', months: ['2026-08'] }
const fall: Fact = { value: -1.782, kind: 'percent', months: ['2026-07', '2026-08'] }

test('F1 finds the numbers in a text, but no dates, times or list numbers', () =>
  checkRows(
    [
      ['Maize stood at USD 198 per tonne.', ['USD 198']],
      ['$1,234.50 a tonne, 3.5% up', ['$1,234.50', '3.5%']],
      ['On 21 November 2026 at 14:05, in 2025-08 and since 2019: nothing', []],
      ['over the last 12 months and 5 years', []],
      ['1. First\n2. Second', []],
      ['it fell 12 percent to €171', ['12 percent', '€171']],
      ['about 1.2 million tonnes', ['1.2 million']],
      ['help 24/7', []],
      ['from 23 to 25 November, Nov 23-25, on 3/11/2026 at 6 am for 4 h', []],
      ['the 2nd of the 90-kg bags, see https://example.com/2024/12', []],
      ['Mais für 1.234,50 € oder 198,40', ['1.234,50 €', '198,40']],
      ['1,50,000 INR and 12\u00a0500', ['1,50,000 INR', '12\u00a0500']],
      ['मक्का १९८ है', ['१९८']],
      ['wind 5 m/s, 3k bags', ['5', '3k']],
    ],
    ([text, expected]) => {
      expect(findFiguresInText(text).map((figure) => figure.text)).toEqual(expected)
    },
  ))

test('F2 counts the verified and unverified numbers in a text', () =>
  checkRows(
    [
      ['USD 198 in August 2026', 1, 0],
      ['198.4 dollars', 1, 0],
      ['about 200 dollars', 1, 0],
      ['200 dollars', 0, 1],
      ['EUR 198', 0, 1],
      ['UGX 198', 0, 1],
      ['KSh 198', 0, 1],
      ['198 %', 0, 1],
      ['down 1.8 %', 1, 0],
      ['down 2 %', 1, 0],
      ['down 1.7 %', 0, 1],
      ['USD 198 in June 2026', 0, 1],
      ['USD 198 per tonne', 1, 0],
      ['USD 198 a metric ton', 1, 0],
      ['USD 198/kg', 0, 1],
      ['198 kg', 0, 1],
      ['198,4 dollars', 1, 0],
      ['in Aug. 2026, USD 198', 1, 0],
      ['El maíz, 2026: 198', 2, 0],
    ],
    ([text, verified, unverified]) => {
      expect(checkGrounding(text, [maize, fall])).toMatchObject({ verified, unverified })
    },
  ))

test('F2 does not verify a number with a fact of another kind or unit', () => {
  expect(checkGrounding('USD 12', [{ value: 12, kind: 'count' }]).unverified).toBe(1)
  expect(checkGrounding('12 tonnes', [{ value: 12, kind: 'money', currency: 'USD' }]).unverified).toBe(1)
  expect(checkGrounding('12 tonnes', [{ value: 12, kind: 'mass', per: 'kg' }]).unverified).toBe(1)
})

test('F1 ignores a number inside a commodity name, even in a name with full stops', () => {
  const names = ['Rice, Thai 5%', 'Beef, U.S. lean 90%']
  expect(checkGrounding('Rice, Thai 5% and Beef, U.S. lean 90% fell.', [], names).figures).toEqual([])
})

test('F4 never verifies a number that matches no fact', () => {
  const value = fc.double({ min: 1, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { maxLength: 8 }), value, (facts, invented) => {
      const written = invented.toFixed(2)
      fc.pre(facts.every((fact) => Math.abs(fact - Number(written)) > 0.0051))
      const { unverified } = checkGrounding(
        `It is USD ${written}.`,
        facts.map((fact): Fact => ({ value: fact, kind: 'price' })),
      )
      expect(unverified).toBe(1)
    }),
  )
})

test('F5 verifies a number that matches a fact at any rounding', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.integer({ min: 0, max: 4 }),
      (value, decimals) => {
        expect(
          checkGrounding(`It is ${value.toFixed(decimals)}.`, [{ value, kind: 'price' }]).unverified,
        ).toBe(0)
      },
    ),
  )
})
