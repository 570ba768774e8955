import type { Farm } from '@smart-farming/contracts/farm'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../features/location/farm.fixture.ts'
import { currentWeather, forecast, outlook } from '../features/weather/forecast.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { LocatedWeather } from './farm-weather.fixture.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const field = { name: 'Top field', state: 'near Molo', country: 'KE', lat: -0.25, lon: 35.73 }
const meadow = { name: 'Meadow', state: 'near Njoro', country: 'KE', lat: -0.33, lon: 35.94 }
const farm = farmWithPlaces(nakuru, field, meadow)
const without = (gone: number): Farm => ({ ...farm, places: farm.places.filter(({ id }) => id !== gone) })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
  server.answer('farmSettings.get', {})
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farm)
  server.answerWith('farmPlaces.remove', ({ query }) => without(Number(query.id)))
})
afterEach(() => vi.restoreAllMocks())

async function open() {
  renderView(<LocatedWeather user={{ username: 'Ada', farm_name: 'Hill', location: 'Nakuru' }} />)
  await screen.findByRole('combobox', { name: 'Your places' })
  fireEvent.click(screen.getByRole('button', { name: 'My farm' }))
  const heading = await screen.findByRole('heading', { name: 'Places' })
  const section = heading.closest('section') as HTMLElement
  const list = within(section)
  const press = (name: string | RegExp) => fireEvent.click(list.getByRole('button', { name }))
  return { ...list, press, said: () => list.getAllByRole('status')[0]?.textContent }
}
test('places saved on the phone show their age, and fresh places do not', async () => {
  const fresh = await open()
  expect(fresh.queryByText(/ago/)).toBeNull()
  cleanup()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 60_000)
  const kept = await open()
  expect(kept.getByText('Saved on this phone 1 minute ago.')).toBeTruthy()
})
const focused = () => document.activeElement?.textContent ?? ''

test('the current place is marked visibly and for screen readers', async () => {
  const list = await open()
  const rows = list.getAllByRole('listitem')
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(rows[0]?.textContent).toContain('shown now')
  expect(screen.getByRole('combobox', { name: 'Your places' })).toHaveProperty('selectedIndex', 0)
})

test('"Remove" asks for confirmation, and "Keep it" returns the focus to the button', async () => {
  const list = await open()
  list.press(/^Remove Top field/)
  list.getByRole('group', { name: 'Remove Top field, near Molo, KE from your farm?' })
  expect(focused()).toBe('Keep it')
  list.press('Keep it')
  expect(document.activeElement).toBe(list.getByRole('button', { name: /^Remove Top field/ }))
  expect(server.requests('farmPlaces.remove')).toEqual([])
})

test.each([
  ['the next place', 'Top field', /^Meadow/, 'Top field, near Molo, KE was removed.'],
  [
    'the add button after the last place',
    'Meadow',
    /^Add another place$/,
    'Meadow, near Njoro, KE was removed.',
  ],
])('removing a place is announced and moves the focus to %s', async (_what, name, follows, words) => {
  const list = await open()
  list.press(new RegExp(`^Remove ${name}`))
  list.press('Yes, remove it')
  await waitFor(() => expect(list.said()).toBe(words))
  await waitFor(() => expect(focused()).toMatch(follows))
})

test('adding a place is announced and keeps the focus on "Add another place"', async () => {
  const barn = { ...meadow, name: 'Barn', state: 'near Egerton', lat: -0.37 }
  const added = farmWithPlaces(nakuru, field, meadow, barn)
  server.answer('farmPlaces.add', added)
  const list = await open()
  list.press('Add another place')
  server.answer('places.search', [barn])
  fireEvent.change(await list.findByRole('textbox'), { target: { value: 'Barn' } })
  list.press('Search')
  fireEvent.click(await list.findByRole('button', { name: /^Barn/ }))
  expect(focused()).toBe('Add another place')
  await waitFor(() => expect(list.said()).toBe('Barn, near Egerton, KE was added.'))
  expect(focused()).toBe('Add another place')
  list.press('Add another place')
  fireEvent.click(await list.findByRole('button', { name: 'Cancel' }))
  expect(focused()).toBe('Add another place')
})

test('at the maximum number of places, the focus moves to the added place', async () => {
  const fields = Array.from({ length: 20 }, (_, at) => ({ ...field, name: `Field ${at + 1}`, lat: at / 100 }))
  server.answer('farm.get', farmWithPlaces(...fields.slice(0, 19)))
  server.answer('farmPlaces.add', farmWithPlaces(...fields))
  const list = await open()
  list.press('Add another place')
  server.answer('places.search', fields.slice(19))
  fireEvent.change(await list.findByRole('textbox'), { target: { value: 'Field 20' } })
  list.press('Search')
  fireEvent.click(await list.findByRole('button', { name: /^Field 20/ }))
  await waitFor(() => expect(list.said()).toBe('Field 20, near Molo, KE was added.'))
  expect(list.queryByRole('button', { name: 'Add another place' })).toBeNull()
  await waitFor(() => expect(focused()).toMatch(/^Field 20/))
})

test('a place renamed on another device is announced as well', async () => {
  const list = await open()
  server.answer('farmPlaces.remove', {
    ...farm,
    places: farm.places
      .slice(0, 2)
      .map((place) => (place.id === 2 ? { ...place, name: 'Low field' } : place)),
  })
  list.press(/^Remove Meadow/)
  list.press('Yes, remove it')
  await waitFor(() =>
    expect(list.said()).toBe(
      'Meadow, near Njoro, KE was removed. Top field, near Molo, KE is now Low field, near Molo, KE.',
    ),
  )
})

const renamed = ({ body }: { body: unknown }): Farm => {
  const { id, name } = body as { id: number; name: string }
  return { ...farm, places: farm.places.map((place) => (place.id === id ? { ...place, name } : place)) }
}

test('"Rename" keeps the position, announces the new name and restores the focus', async () => {
  server.answerWith('farmPlaces.rename', renamed)
  const list = await open()
  list.press(/^Rename Top field/)
  const form = within(list.getByRole('form', { name: 'Rename Top field, near Molo, KE' }))
  const input = form.getByRole<HTMLInputElement>('textbox', { name: 'Place name' })
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('Top field')
  fireEvent.change(input, { target: { value: '  Low field ' } })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(focused()).toBe('Rename')
  await waitFor(() => expect(list.said()).toBe('Top field, near Molo, KE is now Low field, near Molo, KE.'))
  expect(server.requests('farmPlaces.rename')[0]?.body).toEqual({ id: 2, name: 'Low field' })
  expect(list.queryByRole('form')).toBeNull()
})

test.each([
  ['a blank name', '   ', 'Save', true],
  ['the current name', 'Top field', 'Save', false],
  ['a new name and "Cancel"', 'Low field', 'Cancel', false],
])('renaming with %s sends nothing', async (_what, value, button, isOpenStill) => {
  const list = await open()
  list.press(/^Rename Top field/)
  fireEvent.change(list.getByRole('textbox'), { target: { value } })
  list.press(button)
  expect(list.queryByRole('form') !== null).toBe(isOpenStill)
  expect(server.requests('farmPlaces.rename')).toEqual([])
})

test('a failed rename shows a message and succeeds on "Try again"', async () => {
  server.disconnect('farmPlaces.rename')
  const list = await open()
  list.press(/^Rename Top field/)
  fireEvent.change(list.getByRole('textbox'), { target: { value: 'Low field' } })
  list.press('Save')
  expect(await list.findByText(/^The place could not be renamed\./)).toBeTruthy()
  server.answerWith('farmPlaces.rename', renamed)
  list.press('Try again')
  await waitFor(() => expect(list.getByText('Low field, near Molo, KE')).toBeTruthy())
  expect(list.queryByText(/could not be renamed/)).toBeNull()
})

test('"Change Location" renames the current place and shows its new name', async () => {
  server.answerWith('farmPlaces.rename', renamed)
  renderView(<LocatedWeather user={{ username: 'Ada', farm_name: 'Hill', location: 'Nakuru' }} />)
  await screen.findByRole('combobox', { name: 'Your places' })
  fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Nakuru, Nakuru County, KE' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Place name' }), {
    target: { value: 'Home' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Home, Nakuru County, KE', { selector: 'p' })).toBeTruthy()
  expect(server.requests('farmPlaces.rename')[0]?.body).toEqual({ id: 1, name: 'Home' })
})

test('a failed removal and a failed addition show messages and succeed on "Try again"', async () => {
  server.disconnect('farmPlaces.remove')
  const list = await open()
  list.press(/^Remove Meadow/)
  list.press('Yes, remove it')
  expect(await list.findByText(/^The place could not be removed\./)).toBeTruthy()

  server.disconnect('farmPlaces.add')
  list.press('Add another place')
  server.answer('places.search', [{ ...meadow, name: 'Barn' }])
  fireEvent.change(await list.findByRole('textbox'), { target: { value: 'Barn' } })
  list.press('Search')
  fireEvent.click(await list.findByRole('button', { name: /^Barn/ }))
  expect(
    await list.findByText(/^The place could not be removed\. The place could not be added\./),
  ).toBeTruthy()
  expect(list.queryByText(/could not be saved/)).toBeNull()

  server.answerWith('farmPlaces.remove', () => without(3))
  server.answerWith('farmPlaces.add', () => without(3))
  list.press('Try again')
  await waitFor(() => expect(list.queryByText(/could not be/)).toBeNull())
})
