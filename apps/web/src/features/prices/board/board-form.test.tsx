import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BOARD_CROPS } from './choice/board-crops.ts'
import { nakuru, priceBoard } from './price-board.fixture.tsx'

const { save, server, show } = priceBoard()

function add(typed: string, name: string) {
  fireEvent.change(screen.getByLabelText('Find a crop'), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name }))
}

test('the crop finder knows common names, and Enter adds the first match', async () => {
  show({})
  const finder = await screen.findByLabelText<HTMLInputElement>('Find a crop')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  fireEvent.change(finder, { target: { value: 'mahindi' } })
  expect(screen.getByRole('button', { name: 'Maize' })).toBeTruthy()
  fireEvent.keyDown(finder, { key: 'Enter' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Maize' }).checked).toBe(true)
  expect(document.activeElement).toBe(finder)
  expect(finder.value).toBe('')
  // Listed crops are not offered again. An unknown name shows a message.
  fireEvent.change(finder, { target: { value: 'maize' } })
  expect(screen.queryByRole('button', { name: 'Maize' })).toBeNull()
  fireEvent.change(finder, { target: { value: 'qqq' } })
  expect(screen.getByText(/No crop found/)).toBeTruthy()
})

test('a farmer without crops chooses crops, unit and currency, and all three are saved', async () => {
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one crop.')
  add('maiz', 'Maize')
  add('UREA', 'Urea')
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

test('too many crops or a failed save show an error, and the chosen crops stay', async () => {
  show({})
  const finder = await screen.findByLabelText('Find a crop')
  for (const { name } of BOARD_CROPS.slice(0, 13)) {
    fireEvent.change(finder, { target: { value: name } })
    fireEvent.keyDown(finder, { key: 'Enter' })
  }
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(13)
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 12.')
  fireEvent.click(boxes[0] as HTMLInputElement)
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(12)
})

test("a new board suggests the country's crops, currency and unit, and one press saves them", async () => {
  server.answer('prices.start', { crops: ['maize', 'urea'], currency: 'KES' })
  show({}, { place: nakuru })
  const local = within(await screen.findByRole('group', { name: 'With prices from Kenya' }))
  const boxes = local.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['maize', true],
    ['urea', true],
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('In').value).toBe('KES')
  expect(server.requests('prices.start').map(({ query }) => query)).toEqual([{ country: 'KE' }])
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  await waitFor(() =>
    expect(save.mock.calls).toEqual([
      [{ boardCrops: ['maize', 'urea'], boardUnit: 'bag', boardCurrency: 'KES' }],
    ]),
  )
})

test('only the first six of many suggested crops are ticked', async () => {
  const crops = BOARD_CROPS.slice(0, 8).map(({ id }) => id)
  server.answer('prices.start', { crops })
  show({}, { place: nakuru })
  await screen.findByRole('group', { name: 'With prices from Kenya' })
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(ticked.map(({ value }) => value)).toEqual(crops.slice(0, 6))
})

test('without suggestions from the server, the board form starts empty', async () => {
  server.refuse('prices.start', { code: 'internal' })
  show({}, { place: nakuru })
  expect((await screen.findByLabelText<HTMLSelectElement>('In')).value).toBe('')
  expect(screen.queryByRole('group', { name: /With prices from/ })).toBeNull()
})

test('a farmer who has edited the crops gets no suggestions', async () => {
  show({ boardCrops: [] }, { place: nakuru })
  expect((await screen.findByLabelText<HTMLSelectElement>('In')).value).toBe('')
  expect(server.requests('prices.start')).toEqual([])
})

test('a board chosen offline can wait for the network, unless the phone saves nothing', async () => {
  show({})
  await screen.findByLabelText('Find a crop')
  add('maiz', 'Maize')
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  const offer = await screen.findByRole('button', { name: 'Send it when the network is back' })
  save.mockRejectedValueOnce(new Error('Nothing is kept here'))
  fireEvent.click(offer)
  expect(await screen.findByText('This phone saves nothing, so it cannot be sent later.')).toBeTruthy()
  const part = { boardCrops: ['maize'], boardUnit: undefined, boardCurrency: undefined }
  expect(save.mock.lastCall).toEqual([part, 'later'])
})

test('the form does not offer to wait after the server rejects the board', async () => {
  show({ boardCrops: ['maize'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Change crops, unit or currency' }))
  save.mockRejectedValueOnce(new Error('No'))
  fireEvent.click(await screen.findByRole('button', { name: 'Show these prices' }))
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: /network is back/ })).toBeNull()
})
