import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderRoute } from '../../../testing/render-route.tsx'

const server = fakeServer()
const found = [
  { name: 'Nakuru', state: 'Nakuru County', country: 'KE' },
  { name: 'Nakusp', state: 'British Columbia', country: 'CA' },
]
const location = () => screen.getByLabelText<HTMLInputElement>('Location')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () =>
  document.getElementById(location().getAttribute('aria-activedescendant') ?? '')?.textContent
const press = (key: string, more = {}) => fireEvent.keyDown(location(), { key, ...more })
const type = (value: string) => fireEvent.input(location(), { target: { value } })

// Each test types its own text, because responses are cached for the page's lifetime.
let count = 0
let text = ''
beforeEach(() => {
  count += 1
  text = `naku${count}`
})

async function openForm() {
  renderRoute('/signup')
  await screen.findByLabelText('Farm Name')
  act(() => location().focus())
  await waitFor(() => expect(location().getAttribute('role')).toBe('combobox'))
}

async function openList() {
  server.answer('places.suggest', found)
  await openForm()
  type(text)
  await screen.findByRole('listbox', { name: 'Places' })
}

test('until it is focused, the location field is a plain input that sends no requests', async () => {
  renderRoute('/signup')
  await screen.findByLabelText('Farm Name')
  expect(location().getAttribute('role')).toBeNull()
  expect(location().placeholder).toBe('Town/Village')
  expect(server.requests()).toEqual([])
})

test('typing suggests places with state and country, with one request per pause', async () => {
  server.answer('places.suggest', found)
  await openForm()
  expect(location().getAttribute('aria-expanded')).toBe('false')
  for (const value of ['n', text.slice(0, 2), text]) type(value)
  await screen.findByRole('listbox', { name: 'Places' })
  expect(options()).toEqual(['NakuruNakuru County, Kenya', 'NakuspBritish Columbia, Canada'])
  expect(server.requests('places.suggest').map(({ query }) => query)).toEqual([{ q: text }])
  expect(location().getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('listbox')
  expect(location().getAttribute('aria-controls')).toBe(list.id)
  expect(screen.getByText('2 places. Use the arrow keys.').getAttribute('role')).toBe('status')
  expect(within(list).queryByRole('option', { selected: true })).toBeNull()
})

test('arrow keys wrap around, and Enter selects a place without submitting the form', async () => {
  await openList()
  press('ArrowDown')
  expect(chosen()).toBe('NakuruNakuru County, Kenya')
  expect(screen.getByRole('option', { selected: true }).id).toBe(
    location().getAttribute('aria-activedescendant'),
  )
  press('ArrowUp')
  expect(chosen()).toBe('NakuspBritish Columbia, Canada')
  press('ArrowDown')
  expect(chosen()).toBe('NakuruNakuru County, Kenya')
  expect(press('Enter')).toBe(false)
  expect(location().value).toBe('Nakuru, Nakuru County, KE')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(location())
})

test('Enter without a chosen place submits the form and keeps the typed text', async () => {
  await openList()
  expect(press('Enter')).toBe(true)
  press('ArrowDown')
  press('ArrowLeft')
  expect(chosen()).toBeUndefined()
  expect(press('Enter')).toBe(true)
  expect(location().value).toBe(text)
})

test('Escape and blur close the list, and Alt+ArrowDown opens it again', async () => {
  await openList()
  press('ArrowDown')
  expect(press('Escape')).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(location().value).toBe(text)
  expect(press('Escape')).toBe(true)
  press('ArrowDown', { altKey: true })
  expect(screen.getByRole('listbox')).toBeTruthy()
  expect(chosen()).toBeUndefined()
  fireEvent.blur(location())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(location().value).toBe(text)
})

test('tapping a place fills the field and keeps the focus there', async () => {
  await openList()
  const second = screen.getAllByRole('option')[1] as HTMLElement
  expect(fireEvent.mouseDown(second)).toBe(false)
  fireEvent.click(second)
  expect(location().value).toBe('Nakusp, British Columbia, CA')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a place without suggestions can stay as typed', async () => {
  server.answer('places.suggest', [])
  await openForm()
  type(text)
  await screen.findByText('Not on our list. You can keep what you typed.')
  expect(location().getAttribute('aria-expanded')).toBe('false')
  expect(location().value).toBe(text)
})

test('suggestions for text typed again come from the cache', async () => {
  await openList()
  type(`${text}x`)
  await waitFor(() => expect(server.requests('places.suggest')).toHaveLength(2))
  type(text)
  await waitFor(() => expect(options()).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.requests('places.suggest')).toHaveLength(2)
})

test('"Keep what I typed" closes the list and keeps the text', async () => {
  await openList()
  fireEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(location().value).toBe(text)
})

test('offline or after too many requests, the field works as a plain input', async () => {
  server.disconnect('places.suggest')
  await openForm()
  type(text)
  await waitFor(() => expect(server.requests('places.suggest')).toHaveLength(1))
  expect(screen.queryByRole('listbox')).toBeNull()
  server.refuse('places.suggest', { code: 'too_many_requests', retryAfter: 30 })
  type(`${text}x`)
  await waitFor(() => expect(server.requests('places.suggest')).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  type(`${text}xy`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.requests('places.suggest')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
  vi.setSystemTime(Date.now() + 31_000)
  server.answer('places.suggest', found)
  type(`${text}xyz`)
  await screen.findByRole('listbox', { name: 'Places' })
  vi.useRealTimers()
})
