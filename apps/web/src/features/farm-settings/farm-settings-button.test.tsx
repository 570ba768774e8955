import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showUnits } from '../../shown-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { impatientQueryClient } from '../../testing/impatient-query-client.ts'
import { renderView } from '../../testing/render.tsx'
import { FarmSettingsButton } from './farm-settings-button.tsx'
import { LIMIT_SETS } from './limits/limit-sets.ts'
import { farmSettingsQuery } from './queries.ts'

const server = fakeServer()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('farmSettings.get', {})
  server.answerWith('farmSettings.save', ({ body }) => body as FarmSettings)
})
afterEach(() => {
  vi.restoreAllMocks()
  showUnits(undefined)
})

const opener = () => screen.getByRole('button', { name: 'My farm' })
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
/** The input of a limit, after opening its group. */
const box = (path: string) => {
  const group =
    dialog().querySelectorAll('.limit-groups__group')[
      LIMIT_SETS.findIndex((set) => path.startsWith(`${set}.`))
    ]
  if (group) fireEvent(group, new Event('toggle'))
  const found = dialog().querySelector<HTMLInputElement>(`[name="limits.${path}"]`)
  if (found === null) throw new Error(`no box for ${path}`)
  return found
}
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))
const type = (path: string, value: string) => fireEvent.change(box(path), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => server.requests('farmSettings.save').map(({ body }) => body)
const metric = { temperature: 'C', wind: 'km/h', rain: 'mm' }

async function open(settings: FarmSettings = {}) {
  server.answer('farmSettings.get', settings)
  renderView(<FarmSettingsButton />)
  fireEvent.click(opener())
  await screen.findByRole('button', { name: 'Save' })
}

test('nothing is loaded before it is asked for', () => {
  renderView(<FarmSettingsButton />)
  expect(server.requests()).toEqual([])
  expect(dialog().open).toBe(false)
})

test('what is kept stands in the form, and saving it untouched changes nothing', async () => {
  const settings = {
    units: { temperature: 'F', wind: 'mph', rain: 'in' },
    enterprises: ['arable', 'fruit'],
    crop: { name: 'apple', stage: 'full_pink_to_post_bloom' },
    soil: 'clay',
    sprayGroup: 'bentazon_acifluorfen_fomesafen',
    limits: { spraying: { maxWindKmh: 20, carefulPop: 0.25 }, alerts: { frostC: 1, rainMm24h: 30 } },
    boardUnit: 'bag',
    boardCosts: { maize: { currency: 'KES', costPerHa: 95_000, yieldTPerHa: 3.6, haulagePerT: 0 } },
  } as const satisfies FarmSettings
  await open({ ...settings, enterprises: [...settings.enterprises] })
  expect(box('spraying.maxWindKmh').value).toBe('12.4')
  // The limits of alerts stay folded.
  expect(dialog().querySelector('[name="limits.alerts.frostC"]')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Growth stage').value).toBe('full_pink_to_post_bloom')
  save()
  await waitFor(() => expect(saved()).toEqual([settings]))
  await waitFor(() => expect(dialog().open).toBe(false))
  expect(screen.getByText('Your farm is saved.')).toBeTruthy()
})

test('what is chosen and typed is saved; an empty box is the usual limit', async () => {
  await open({ limits: { frost: { airFrostC: 2 } } })
  choose('m/s')
  choose('Dairy')
  choose('Heavy clay')
  fireEvent.change(screen.getByLabelText('Crop'), { target: { value: 'potato' } })
  fireEvent.change(screen.getByLabelText('What I spray most'), { target: { value: 'glyphosate_trimesium' } })
  type('frost.airFrostC', '')
  type('alerts.gustKmh', '15')
  save()
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        units: { ...metric, wind: 'm/s' },
        enterprises: ['dairy'],
        crop: { name: 'potato' },
        soil: 'clay',
        sprayGroup: 'glyphosate_trimesium',
        limits: { alerts: { gustKmh: 54 } },
      },
    ]),
  )
})

test('other units show the same limits in them, also what was typed and what is no number', async () => {
  await open({ limits: { spraying: { maxWindKmh: 20 } } })
  type('spraying.minWindKmh', '5')
  type('alerts.gustKmh', 'strong')
  choose('mph')
  expect(box('spraying.maxWindKmh').value).toBe('12.4')
  expect(box('spraying.minWindKmh').value).toBe('3.1')
  expect(box('alerts.gustKmh').value).toBe('strong')
  choose('km/h')
  expect(box('spraying.maxWindKmh').value).toBe('20')
  expect(box('spraying.minWindKmh').value).toBe('5')
})

test('a group that is opened after the units were changed has its limits in the new ones', async () => {
  await open({ limits: { spraying: { maxWindKmh: 20 } } })
  choose('mph')
  expect(box('spraying.maxWindKmh').value).toBe('12.4')
  save()
  await waitFor(() => expect(saved()).toMatchObject([{ limits: { spraying: { maxWindKmh: 20 } } }]))
})

test('each box shows the usual limit in its unit, and whose it is', async () => {
  await open()
  const usual = box('spraying.maxWindKmh')
  expect(usual.placeholder).toBe('20')
  const described = dialog().querySelector(`[id="${usual.getAttribute('aria-describedby')}"]`)
  expect(described?.textContent).toBe('Usual: 20\u00a0km/h, Victoria Department of Health')
  choose('mph')
  expect(box('spraying.maxWindKmh').placeholder).toBe('12.4')
})

test('another crop has other stages, and none is chosen yet', async () => {
  await open({ crop: { name: 'apple', stage: 'green_tip' } })
  fireEvent.change(screen.getByLabelText('Crop'), { target: { value: 'winter_wheat' } })
  const stage = screen.getByLabelText<HTMLSelectElement>('Growth stage')
  expect(
    within(stage)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not given', 'Tillering', 'Jointing', 'Boot', 'Heading and flowering', 'Milk and dough'])
  expect(stage.value).toBe('')
  fireEvent.change(screen.getByLabelText('Crop'), { target: { value: 'rice' } })
  expect(screen.queryByLabelText('Growth stage')).toBeNull()
  expect(screen.getByText(/No frost table has this crop/)).toBeTruthy()
})

test.each([
  ['no number', 'alerts.gustKmh', 'strong', /“Gusts at or above” must be a number from 0 to 200 km\/h/],
  ['out of range', 'frost.severeC', '-200', /must be a number from -40 to 50 °C/],
  ['a share of more than all', 'harvest.maxPop', '120', /from 0 to 100 %/],
  ['no room between two limits', 'spraying.maxWindKmh', '2', /“Stop at a wind of” must be above/],
])(
  '%s: it is said above the form, its box is shown, and nothing is sent',
  async (_case, path, text, words) => {
    await open()
    type(path, text)
    save()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    await expect.poll(() => document.activeElement).toBe(box(path))
    expect(box(path).getAttribute('aria-invalid')).toBe('true')
    expect(box(path).closest('details')?.open).toBe(true)
    expect(box(path).value).toBe(text)
    expect(saved()).toEqual([])
  },
)

test.each([
  ['the network fails', () => server.disconnect('farmSettings.save'), 'Network error. Please try again.'],
  [
    'the server says why',
    () => server.refuse('farmSettings.save', { code: 'database_unavailable', message: 'Not now.' }),
    'We cannot reach our records just now. Please try again in a moment.',
  ],
  [
    'the server gives no words',
    () => server.refuse('farmSettings.save', { code: 'internal' }),
    'Saving failed',
  ],
])('when %s, it says so and keeps what was typed', async (_case, fail, words) => {
  fail()
  await open()
  type('alerts.gustKmh', '45')
  save()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(box('alerts.gustKmh').value).toBe('45')
  expect(dialog().open).toBe(true)
  server.answerWith('farmSettings.save', ({ body }) => body as FarmSettings)
  save()
  await waitFor(() => expect(dialog().open).toBe(false))
})

test.each([
  ['a network that wants a sign-in first', 200],
  ['a proxy whose server is gone', 502],
])('%s is no network: what was typed can wait for one', async (_what, status) => {
  const headers = { 'content-type': 'text/html' }
  server.answerRaw('farmSettings.save', () => new Response('<h1>No</h1>', { status, headers }))
  await open()
  type('alerts.gustKmh', '45')
  save()
  expect(await screen.findByRole('button', { name: 'Send it when the network is back' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Network error. Please try again.')
})

test('while it saves the button says so, and a second press sends nothing', async () => {
  let answer = () => {}
  server.answerWith('farmSettings.save', () => new Promise((resolve) => (answer = () => resolve({}))))
  await open()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const form = button.form
  save()
  if (form) fireEvent.submit(form)
  expect(button.textContent).toBe('Saving...')
  expect(button.disabled).toBe(true)
  await waitFor(() => expect(saved()).toHaveLength(1))
  answer()
  await waitFor(() => expect(dialog().open).toBe(false))
  expect(saved()).toHaveLength(1)
})

test('Cancel throws away what was typed; Escape keeps it', async () => {
  await open()
  type('alerts.gustKmh', '45')
  dialog().close()
  fireEvent.click(opener())
  expect(box('alerts.gustKmh').value).toBe('45')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(opener())
  await screen.findByRole('button', { name: 'Save' })
  expect(box('alerts.gustKmh').value).toBe('')
})

test('without the kept settings there is no form that could overwrite them', async () => {
  server.refuse('farmSettings.get', { code: 'internal', message: 'Something is broken.' })
  renderView(<FarmSettingsButton />)
  fireEvent.click(opener())
  expect(screen.getByText('Loading your settings...')).toBeTruthy()
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  server.answer('farmSettings.get', { soil: 'clay' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByLabelText<HTMLInputElement>('Heavy clay').checked).toBe(true)
})

test('settings that come from the phone say in words how old they are; fresh ones say nothing', async () => {
  await open()
  expect(screen.queryByText(/ago/)).toBeNull()
  cleanup()
  server.disconnect('farmSettings.get')
  const queryClient = impatientQueryClient()
  const { queryKey } = farmSettingsQuery()
  queryClient.setQueryData(queryKey, { soil: 'clay' }, { updatedAt: Date.now() - 3 * 3_600_000 })
  await queryClient.invalidateQueries({ queryKey })
  render(
    <QueryClientProvider client={queryClient}>
      <FarmSettingsButton />
    </QueryClientProvider>,
  )
  fireEvent.click(opener())
  expect(await screen.findByText('As this phone kept it 3 hours ago.')).toBeTruthy()
})
