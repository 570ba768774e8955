import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { LocationChooser } from '../location-chooser.tsx'

const server = fakeServer()
const point = { name: '52.3712, -2.7188', state: 'near Ludlow', country: 'GB', lat: 52.3712, lon: -2.7188 }
const onChoose = vi.fn()

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void

/** Fakes geolocation with the given answer; undefined for a browser without geolocation. */
function browserAt(answer: Answer | undefined, isSecureContext = true) {
  vi.stubGlobal('isSecureContext', isSecureContext)
  const geolocation = answer && { getCurrentPosition: vi.fn(answer) }
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as never)
  return geolocation?.getCurrentPosition
}
const at =
  (latitude: number, longitude: number): Answer =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition)
const no =
  (code: number): Answer =>
  (_found, failed) =>
    failed({ code } as GeolocationPositionError)

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  onChoose.mockClear()
})

async function open(unfound?: string) {
  renderView(<LocationChooser name="London" unfound={unfound} onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
  await screen.findByRole('form')
}
const locate = () => fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))
const search = (text: string) => {
  fireEvent.change(screen.getByPlaceholderText('Enter town/village name...'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}

test('the position becomes the location, named after a nearby place, and the search closes', async () => {
  server.answer('places.search', [point])
  browserAt(at(52.371183, -2.718812))
  await open()
  locate()
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(point))
  expect(server.requests('places.search').map(({ query }) => query)).toEqual([{ q: '52.3712, -2.7188' }])
  expect(screen.queryByRole('form')).toBeNull()
})

test("the browser's position is requested only on the button press, with a timeout", async () => {
  const ask = browserAt(() => {})
  await open()
  expect(ask).not.toHaveBeenCalled()
  locate()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finding your position...' })
  expect(button.disabled).toBe(true)
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), {
    timeout: 20_000,
    maximumAge: 600_000,
  })
})

test("without a name from the server, the coordinates become the place's name", async () => {
  server.disconnect('places.search')
  browserAt(at(-0.3, 36.1))
  await open()
  locate()
  await waitFor(() =>
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({
      name: '-0.3, 36.1',
      country: '',
      lat: -0.3,
      lon: 36.1,
    }),
  )
})

test('a position that arrives after "Cancel" changes nothing', async () => {
  let find = () => {}
  server.answer('places.search', [point])
  browserAt((found) => {
    find = () => at(52.3712, -2.7188)(found, () => {})
  })
  await open()
  locate()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  find()
  await waitFor(() => expect(server.requests('places.search')).toHaveLength(1))
  await Promise.resolve()
  expect(onChoose).not.toHaveBeenCalled()
})

test.each([
  ['refused', () => browserAt(no(1)), /not allowed to share your position/],
  ['not available', () => browserAt(no(2)), /cannot be found just now/],
  ['too slow', () => browserAt(no(3)), /took too long/],
  ['not supported by the browser', () => browserAt(undefined), /This browser cannot find/],
  ['blocked on an insecure page', () => browserAt(at(1, 2), false), /only with secure \(https\) pages/],
])(
  'a position that is %s shows a message with alternatives, and can be requested again',
  async (_case, prepare, words) => {
    prepare()
    await open()
    locate()
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))
    expect(screen.getByRole('status').textContent).toMatch(/coordinates/)
    server.answer('places.search', [point])
    browserAt(at(52.3712, -2.7188))
    locate()
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(point))
  },
)

describe("the farmer's own name for an unknown place", () => {
  test("is kept when the browser's position is used instead", async () => {
    server.answerWith('places.search', ({ query }) => (query.q === 'Hilltop' ? [] : [point]))
    browserAt(at(52.3712, -2.7188))
    await open()
    search('Hilltop')
    expect(await screen.findByText(/will be called “Hilltop”/)).toBeTruthy()
    locate()
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...point, name: 'Hilltop' }))
  })

  test('is kept when coordinates are typed instead', async () => {
    server.answerWith('places.search', ({ query }) => (query.q === 'Hilltop' ? [] : [point]))
    await open()
    search('Hilltop')
    await screen.findByText(/Nothing was found/)
    search('52.3712, -2.7188')
    fireEvent.click(await screen.findByRole('button', { name: /near Ludlow/ }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...point, name: 'Hilltop' })
  })

  test('is kept from the account, unless the chosen place has its own name', async () => {
    const ludlow = { name: 'Ludlow', state: 'England', country: 'GB', lat: 52.368, lon: -2.719 }
    server.answerWith('places.search', ({ query }) => (query.q === 'ludlow' ? [ludlow] : [point]))
    await open('Hilltop')
    search('ludlow')
    fireEvent.click(await screen.findByRole('button', { name: /England/ }))
    expect(onChoose).toHaveBeenLastCalledWith(ludlow)
    fireEvent.click(screen.getByRole('button', { name: 'Change Location' }))
    browserAt(at(52.3712, -2.7188))
    locate()
    await waitFor(() => expect(onChoose).toHaveBeenLastCalledWith({ ...point, name: 'Hilltop' }))
  })
})

test("the chooser names the account's location, which was not found, and the place shown instead", () => {
  renderView(<LocationChooser name="London" unfound="Hilltop" onChoose={onChoose} />)
  const unfound = screen.getByText('Hilltop')
  expect(unfound.localName, 'a name that turns the direction of writing turns nothing else').toBe('bdi')
  expect(unfound.closest('p')?.textContent).toContain(
    'We could not find Hilltop. Choose your place. Until then, this is the weather for London.',
  )
})
