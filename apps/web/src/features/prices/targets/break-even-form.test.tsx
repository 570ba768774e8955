import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { priceBoard } from '../board/price-board.fixture.tsx'

const { maize, save, show } = priceBoard()

test("the break-even form saves the crop's costs alongside those of other crops", async () => {
  const beans = { currency: 'USD', costPerHa: 500, yieldTPerHa: 1, haulagePerT: 0 }
  show({ boardCrops: ['maize'], boardCosts: { beans } })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  await card.findByText(/^(Your break-even|Change your costs)$/)
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(card.getByLabelText(label), { target: { value } })
  fill(/Cost per hectare \(USD\)/, '600')
  fill(/Yield/, '4')
  fill(/Haulage/, '10')
  fireEvent.click(card.getByRole('button', { name: 'Calculate' }))
  const costs = { currency: 'USD', costPerHa: 600, yieldTPerHa: 4, haulagePerT: 10 }
  await waitFor(() =>
    expect(save.mock.calls).toEqual([[{ boardLand: 'ha', boardCosts: { beans, maize: costs } }]]),
  )
})

test('costs and yields typed per acre are saved per hectare', async () => {
  show({ boardCrops: ['maize'] })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  await card.findByText(/^(Your break-even|Change your costs)$/)
  const typed = [
    ['Haulage per tonne (USD)', '10'],
    ['Cost per acre (USD)', '242.811'],
    ['Yield (tonnes per acre)', '1.618743'],
  ] as const
  fireEvent.change(card.getByLabelText(typed[0][0]), { target: { value: typed[0][1] } })
  fireEvent.click(card.getByRole('button', { name: 'acres' }))
  for (const [label, value] of typed) fireEvent.change(card.getByLabelText(label), { target: { value } })
  fireEvent.click(card.getByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [{ boardLand, boardCosts = {} } = {}] = save.mock.calls[0] ?? []
  expect(boardLand).toBe('acre')
  expect(boardCosts.maize?.costPerHa).toBeCloseTo(600, 2)
  expect(boardCosts.maize?.yieldTPerHa).toBeCloseTo(4, 4)
})

test('saved costs and yields are shown per acre to a farmer who uses acres', async () => {
  const costs = { currency: 'USD', costPerHa: 600, yieldTPerHa: 4, haulagePerT: 10 }
  show({ boardCrops: ['maize'], boardLand: 'acre', boardCosts: { maize: costs } })
  const card = await maize()
  fireEvent.click(await card.findByRole('button', { name: /break-even/ }))
  await card.findByText(/^(Your break-even|Change your costs)$/)
  const value = (label: string) => card.getByLabelText<HTMLInputElement>(label).value
  expect([value('Cost per acre (USD)'), value('Yield (tonnes per acre)')]).toEqual(['242.811', '1.61874'])
  fireEvent.click(card.getByRole('button', { name: 'hectares' }))
  expect([value('Cost per hectare (USD)'), value('Yield (tonnes per hectare)')]).toEqual(['600', '4'])
})

test.each([
  [
    600,
    'You break even at USD 160 per tonne. The price above could fall by 20.0% before the crop loses money.',
  ],
  [900, 'You break even at USD 235 per tonne. The price above would not cover the crop’s costs.'],
])(
  'costs of %s per hectare show the break-even price, and "Remove" deletes the costs',
  async (costPerHa, words) => {
    const maizeCosts = { currency: 'USD', costPerHa, yieldTPerHa: 4, haulagePerT: 10 }
    show({ boardCrops: ['maize'], boardCosts: { maize: maizeCosts } })
    const card = await maize()
    await card.findByText(/since January/)
    fireEvent.click(card.getByRole('button', { name: /break-even/ }))
    await card.findByText(words)
    await card.findByRole('img', { name: /you break even at (160|235)$/ })
    fireEvent.click(card.getByRole('button', { name: 'Remove', hidden: true }))
    await waitFor(() => expect(save.mock.calls).toEqual([[{ boardCosts: {} }]]))
  },
)
