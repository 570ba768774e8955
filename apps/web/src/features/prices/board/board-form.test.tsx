import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nakuru, priceBoard } from './price-board.fixture.tsx'

const { save, server, show } = priceBoard()

test('no crops yet: they are asked for once, with unit and currency, and kept', async () => {
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one crop.')
  fireEvent.click(screen.getByLabelText('Maize'))
  fireEvent.click(screen.getByLabelText('Urea'))
  fireEvent.change(screen.getByLabelText('Show prices per'), { target: { value: 'bag' } })
  fireEvent.change(screen.getByLabelText('In'), { target: { value: 'KES' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  await waitFor(() =>
    expect(save.mock.calls).toEqual([
      [{ boardCrops: ['maize', 'urea'], boardUnit: 'bag', boardCurrency: 'KES' }],
    ]),
  )
  expect(server.requests()).toEqual([])
})

test('more than twelve, or a server that says no: it is said, and what was chosen stays', async () => {
  show({})
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').slice(0, 13)
  for (const box of boxes) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 12.')
  fireEvent.click(boxes[0] as HTMLInputElement)
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(12)
})

test('a first board offers what has prices from the farm’s country first, ticks nothing, and has its currency ready', async () => {
  server.answer('prices.start', { crops: ['maize', 'urea'], currency: 'KES' })
  show({}, { place: nakuru })
  const local = within(await screen.findByRole('group', { name: 'With prices from Kenya' }))
  const boxes = local.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['maize', false],
    ['urea', false],
  ])
  expect(screen.getAllByLabelText('Maize')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLSelectElement>('In').value).toBe('KES')
  expect(server.requests('prices.start').map(({ query }) => query)).toEqual([{ country: 'KE' }])
})

test('where that cannot be had, the board begins without', async () => {
  server.refuse('prices.start', { code: 'internal' })
  show({}, { place: nakuru })
  expect((await screen.findByLabelText<HTMLSelectElement>('In')).value).toBe('')
  expect(screen.queryByRole('group', { name: /With prices from/ })).toBeNull()
})

test('a farmer who has chosen crops keeps the currency as published', async () => {
  show({ boardCrops: [] }, { place: nakuru })
  expect(screen.getByLabelText<HTMLSelectElement>('In').value).toBe('')
  expect(server.requests('prices.start')).toEqual([])
})
