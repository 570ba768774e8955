import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { LocationChooser } from './location-chooser.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const malta = { name: 'Malta', country: 'MT', lat: 35.9, lon: 14.4 }
const onChoose = vi.fn()

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  onChoose.mockClear()
})

const toggle = () => screen.getByRole('button', { name: 'Change Location' })
const input = () => screen.getByPlaceholderText<HTMLInputElement>('Enter town/village name...')
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'

async function open() {
  renderView(<LocationChooser name="London" onChoose={onChoose} />)
  fireEvent.click(toggle())
  await screen.findByRole('form')
  await waitFor(() => expect(document.activeElement).toBe(input()))
}
function search(text: string) {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}

test('the chooser shows the current place and keeps the search closed', () => {
  renderView(<LocationChooser name="Nakuru, Nakuru County, KE" onChoose={onChoose} />)
  expect(screen.getByText('Nakuru, Nakuru County, KE')).toBeTruthy()
  expect(isOpen()).toBe(false)
  expect(screen.queryByRole('form')).toBeNull()
})

test('"Change Location" opens the search with the focus in its input, and closes it again', async () => {
  await open()
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(input())
  fireEvent.click(toggle())
  expect(isOpen()).toBe(false)
})

test.each(['', '   '])('the blank text %o is not searched', async (text) => {
  await open()
  search(text)
  expect(server.requests()).toEqual([])
})

test('places are listed with name, state and country', async () => {
  server.answer('places.search', [nakuru, malta])
  await open()
  search(' nakuru ')
  expect(await screen.findByText('Select your location:')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Nakuru, Nakuru County, KE Kenya',
    'Malta, MT Malta',
  ])
  expect(server.requests('places.search')[0]?.query).toEqual({ q: 'nakuru' })
})

test('choosing a place closes the search and clears it', async () => {
  server.answer('places.search', [malta, nakuru])
  await open()
  search('nakuru')
  fireEvent.click(await screen.findByRole('button', { name: /Nakuru County/ }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(nakuru)
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(toggle())
  fireEvent.click(toggle())
  expect(input().value).toBe('')
  expect(screen.queryByText('Select your location:')).toBeNull()
})

describe.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => fireEvent.keyDown(input(), { key: 'Escape' })],
])('%s in the place search', (_way, cancel) => {
  test('closes and clears the search and returns the focus to "Change Location"', async () => {
    await open()
    fireEvent.change(input(), { target: { value: 'Nak' } })
    cancel()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(toggle())
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.click(toggle())
    expect(input().value).toBe('')
  })
})

test('Escape in the search does not close a surrounding dialog', async () => {
  await open()
  expect(fireEvent.keyDown(input(), { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false)
})

test('a search without a match shows a message and keeps the text', async () => {
  server.answer('places.search', [])
  await open()
  search('Nakuroo')
  expect(await screen.findByText(/Nothing was found for “Nakuroo”/)).toBeTruthy()
  expect(input().value).toBe('Nakuroo')
  expect(screen.queryByText('Select your location:')).toBeNull()
})

test('a link without coordinates or a short Plus code shows what to enter instead', async () => {
  server.answer('places.search', [])
  await open()
  search('My farm https://maps.app.goo.gl/Qn5vXh3rJ8kz2TyP7')
  expect(await screen.findByText('Open the link and copy the coordinates.')).toBeTruthy()
  expect(server.requests()).toEqual([])
  search('https://www.google.com/maps/place/Hilltop')
  await waitFor(() => expect(server.requests('places.search')).toHaveLength(1))
  expect(await screen.findByText('Open the link and copy the coordinates.')).toBeTruthy()
  search('M3VC+4W')
  expect(await screen.findByText(/Enter the full Plus code/)).toBeTruthy()
  // A point chosen afterwards takes neither text as its name.
  server.answer('places.search', [{ name: '52.37, -2.72', country: 'GB', lat: 52.37, lon: -2.72 }])
  search('52.37, -2.72')
  fireEvent.click(await screen.findByRole('button', { name: /52.37/ }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '52.37, -2.72' }))
})

test('a failed search is only logged, and the same text can be searched again', async () => {
  server.refuse('places.search', { code: 'too_many_requests', message: 'Too many searches.' })
  await open()
  search('Nakuru')
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('The place search failed:', expect.any(Error)),
  )
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText(/Too many/)).toBeNull()
  server.answer('places.search', [nakuru])
  search('Nakuru')
  expect(await screen.findByText('Select your location:')).toBeTruthy()
})

test('an offline search shows a message and is repeated when the network returns', async () => {
  server.disconnect('places.search')
  await open()
  search('Nakuru')
  const said = 'The search did not respond. You may be offline. It will try again automatically.'
  expect(await screen.findByText(said)).toBeTruthy()
  const before = server.requests('places.search').length
  const answer = Promise.withResolvers<(typeof nakuru)[]>()
  server.answerWith('places.search', () => answer.promise)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.requests('places.search')).toHaveLength(before + 1))
  expect(screen.getByRole('status').textContent).toBe(said)
  answer.resolve([nakuru])
  expect(await screen.findByText('Select your location:')).toBeTruthy()
  expect(screen.queryByText(said)).toBeNull()
})

test('the results of the later search are shown, even if the earlier search answers last', async () => {
  let answerFirst = (_places: (typeof malta)[]) => {}
  server.answerWith('places.search', ({ query }) =>
    query.q === 'first' ? new Promise((resolve) => (answerFirst = resolve)) : [nakuru],
  )
  await open()
  search('first')
  expect(screen.getByRole('status').textContent).toBe('Searching...')
  search('second')
  await screen.findByRole('button', { name: /Nakuru County/ })
  answerFirst([malta])
  await Promise.resolve()
  expect(screen.queryByRole('button', { name: /Malta/ })).toBeNull()
})
