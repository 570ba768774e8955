import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDisplayUnits } from '../../display-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { createTestQueryClient } from '../../testing/test-query-client.ts'
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
  setDisplayUnits(undefined)
})

const opener = () => screen.getByRole('button', { name: 'My farm' })
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
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

test('the settings are not requested before the dialog opens', () => {
  renderView(<FarmSettingsButton />)
  expect(server.requests()).toEqual([])
  expect(dialog().open).toBe(false)
})

test('the form shows the saved settings, and saving it unchanged sends the same settings', async () => {
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
  // The alert limits stay collapsed.
  expect(dialog().querySelector('[name="limits.alerts.frostC"]')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Growth stage').value).toBe('full_pink_to_post_bloom')
  save()
  await waitFor(() => expect(saved()).toEqual([settings]))
  await waitFor(() => expect(dialog().open).toBe(false))
  expect(screen.getByText('Your farm is saved.')).toBeTruthy()
})

test('the changed fields are saved, and an empty limit falls back to the usual limit', async () => {
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

test('changing units converts all limits but keeps text that is not a number', async () => {
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

test('a group of limits opened after a change of units shows the new units', async () => {
  await open({ limits: { spraying: { maxWindKmh: 20 } } })
  choose('mph')
  expect(box('spraying.maxWindKmh').value).toBe('12.4')
  save()
  await waitFor(() => expect(saved()).toMatchObject([{ limits: { spraying: { maxWindKmh: 20 } } }]))
})

test('each limit shows its usual value in the chosen unit and the publisher', async () => {
  await open()
  const usual = box('spraying.maxWindKmh')
  expect(usual.placeholder).toBe('20')
  const described = dialog().querySelector(`[id="${usual.getAttribute('aria-describedby')}"]`)
  expect(described?.textContent).toBe('Usual: 20\u00a0km/h, Victoria Department of Health')
  choose('mph')
  expect(box('spraying.maxWindKmh').placeholder).toBe('12.4')
})

test("choosing another crop shows that crop's growth stages with none selected", async () => {
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
  expect(screen.getByText(/We have no frost table for this crop/)).toBeTruthy()
})

test.each([
  ['not a number', 'alerts.gustKmh', 'strong', /“Gusts at or above” must be a number from 0 to 200 km\/h/],
  ['out of range', 'frost.severeC', '-200', /must be a number from -40 to 50 °C/],
  ['a share above 100 %', 'harvest.maxPop', '120', /from 0 to 100 %/],
  ['two limits in the wrong order', 'spraying.maxWindKmh', '2', /“Stop if wind reaches” must be above/],
])(
  'an invalid limit (%s) shows an error, gets the focus and sends nothing',
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
    'the server gives a reason',
    () => server.refuse('farmSettings.save', { code: 'database_unavailable', message: 'Not now.' }),
    'We cannot reach our records just now. Please try again in a moment.',
  ],
  [
    'the server gives no reason',
    () => server.refuse('farmSettings.save', { code: 'internal' }),
    'Saving failed',
  ],
])('when %s, an error shows and the typed values stay', async (_case, fail, words) => {
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
  ['a Wi-Fi login page', 200],
  ['a proxy that cannot reach its server', 502],
])('the typed values can wait for the network after a response from %s', async (_what, status) => {
  const headers = { 'content-type': 'text/html' }
  server.answerRaw('farmSettings.save', () => new Response('<h1>No</h1>', { status, headers }))
  await open()
  type('alerts.gustKmh', '45')
  save()
  expect(await screen.findByRole('button', { name: 'Send it when the network is back' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Network error. Please try again.')
})

test('while saving, the button shows "Saving..." and a second press sends nothing', async () => {
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

test('"Cancel" discards the typed values, but closing the dialog keeps them', async () => {
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

test('without the saved settings no form is shown, and "Try again" loads them', async () => {
  server.refuse('farmSettings.get', { code: 'internal', message: 'Something is broken.' })
  renderView(<FarmSettingsButton />)
  fireEvent.click(opener())
  expect(screen.getByText('Loading your settings...')).toBeTruthy()
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  server.answer('farmSettings.get', { soil: 'clay' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByLabelText<HTMLInputElement>('Heavy clay').checked).toBe(true)
})

test('saved settings from the phone show their age, and fresh settings do not', async () => {
  await open()
  expect(screen.queryByText(/^Saved on this phone/)).toBeNull()
  cleanup()
  server.disconnect('farmSettings.get')
  const queryClient = createTestQueryClient()
  const { queryKey } = farmSettingsQuery()
  queryClient.setQueryData(queryKey, { soil: 'clay' }, { updatedAt: Date.now() - 3 * 3_600_000 })
  await queryClient.invalidateQueries({ queryKey })
  render(
    <QueryClientProvider client={queryClient}>
      <FarmSettingsButton />
    </QueryClientProvider>,
  )
  fireEvent.click(opener())
  expect(await screen.findByText('Saved on this phone 3 hours ago.')).toBeTruthy()
})
