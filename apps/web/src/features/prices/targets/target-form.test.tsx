import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { priceBoard } from '../board/price-board.fixture.tsx'

const { maize, save, show } = priceBoard()

test('a target price is saved in the unit in which it was typed', async () => {
  show({ boardCrops: ['maize'], boardUnit: 'bag' })
  const card = await maize()
  fireEvent.click(card.getByRole('button', { name: /break-even/ }))
  fireEvent.change(await card.findByLabelText('Alert me at (USD per bag (90 kg))'), {
    target: { value: '19' },
  })
  fireEvent.click(card.getByRole('button', { name: 'Watch this price' }))
  await waitFor(() =>
    expect(save.mock.calls).toEqual([[{ boardTargets: { maize: { price: 19, currency: 'USD', kg: 90 } } }]]),
  )
})

test.each([
  [18, /^Maize has reached your price of 200: USD 200 per tonne in February 2026.$/],
  [19, undefined],
])('a target of USD %s per bag is announced only when the price reaches it', async (bag, words) => {
  show({ boardCrops: ['maize'], boardTargets: { maize: { price: bag, currency: 'USD', kg: 90 } } })
  await maize()
  const said = screen.queryByText(/has reached/)?.textContent
  if (words) expect(said).toMatch(words)
  else expect(said).toBeUndefined()
})
