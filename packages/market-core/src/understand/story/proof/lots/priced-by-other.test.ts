import { expect, test } from 'vitest'
import { compose } from '../../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../../answer/price-data.fixture.ts'
import { understand } from '../../../question.ts'
import { clausesOf, readFigures } from '../../read-figures.ts'
import { lossLeftOut } from './loss-left-out.ts'
import { pricedByOther } from './priced-by-other.ts'

const figuresOf = (text: string) => readFigures(clausesOf(text))

test('N68 a price of a tonne is not multiplied by sacks', () => {
  const text = '22 sacks of 90 kg of maize, 7% spoiled. what is the rest worth at 198 dollars per tonne?'
  const factors = [
    { value: 22, said: 'sacks' },
    { value: 198, isMoney: true as const },
  ]
  const sum = {
    result: 'comes-to',
    terms: [{ part: 'in', factors, value: 4356 }],
    value: { value: 4356 },
  } as const
  expect(pricedByOther(sum, figuresOf(text))).toEqual([198])
  const { statements } = compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' })
  const result = statements.find(({ code }) => code === 'story_result')
  expect(result?.facts.at(-1)?.value).toBeCloseTo(364.597, 3)
})

test('N68 a share that an amount leaves out is a doubt where it is asked how much remains', () => {
  const factors = [
    { value: 38, said: 'sacks' },
    { value: 100, said: 'kg' },
  ]
  const sum = {
    result: 'amount',
    terms: [{ part: 'amount', factors, value: 3800 }],
    value: { value: 3800 },
  } as const
  const figures = figuresOf('38 sacks of rice, 100 kg each, the mill keeps 6%')
  expect(lossLeftOut(sum, figures, 'how many kilos remain')).toEqual([6])
  expect(lossLeftOut(sum, figures, 'how many kilos is that')).toEqual([])
})
