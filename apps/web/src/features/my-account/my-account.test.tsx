import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const server = fakeServer()
const hour = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const thisPhone: AccountSession = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  device: { system: 'android', browser: 'chrome' },
  createdAt: ago(48 * hour),
  lastSeenAt: ago(0),
}
const laptop: AccountSession = {
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  device: { system: 'windows', browser: 'firefox' },
  createdAt: ago(48 * hour),
  lastSeenAt: ago(24 * hour),
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
  server.answer('myAccount.sessions', { list: [laptop, thisPhone] })
  server.answer('myAccount.recovery', { madeAt: null })
  server.answer('myAccount.events', { list: [] })
})
afterEach(() => void vi.restoreAllMocks())

async function open(heading: string) {
  renderRoute('/account')
  return within(await screen.findByRole('region', { name: heading }))
}
type Section = Awaited<ReturnType<typeof open>>
const press = (section: Section, name: string) => fireEvent.click(section.getByRole('button', { name }))
const type = (section: Section, label: string, value: string) =>
  fireEvent.change(section.getByLabelText(label), { target: { value } })
const send = (section: Section, label: string) =>
  fireEvent.submit(section.getByLabelText(label).closest('form') as HTMLFormElement)

test('strangers are led to the log-in', async () => {
  server.refuse('accounts.user', { code: 'not_signed_in' })
  const router = renderRoute('/account')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('is reached from the header of the dashboard, and says who is signed in', async () => {
  const section = await open('Password')
  expect(section).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My account')
  expect(screen.getByText('Ada').tagName).toBe('BDI')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

describe('the password', () => {
  async function opened() {
    const section = await open('Password')
    press(section, 'Change the password')
    return section
  }

  test('is changed, the other sessions with it; password managers know the fields', async () => {
    server.answer('myAccount.changePassword', undefined)
    const section = await opened()
    const fields = ['Current password', 'New password'].map((label) => section.getByLabelText(label))
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ])
    type(section, 'Current password', ' old one ')
    type(section, 'New password', 'four goats eat')
    send(section, 'New password')
    await section.findByText('Your password is changed. You are signed out everywhere else.')
    expect(server.requests('myAccount.changePassword')[0]?.body).toEqual({
      current: ' old one ',
      next: 'four goats eat',
      endOthers: true,
    })
    expect(section.queryByLabelText('New password')).toBeNull()
    await waitFor(() => expect(server.requests('myAccount.sessions')).toHaveLength(2))
  })

  test('leaves the others where that is wished', async () => {
    server.answer('myAccount.changePassword', undefined)
    const section = await opened()
    type(section, 'Current password', 'old one')
    type(section, 'New password', 'four goats eat')
    fireEvent.click(section.getByRole('checkbox'))
    send(section, 'New password')
    await section.findByText('Your password is changed.')
    expect(server.requests('myAccount.changePassword')[0]?.body).toMatchObject({ endOthers: false })
  })

  test.each([
    ['Current password', { code: 'invalid_credentials', message: 'That is not your password.' }],
    ['New password', { code: 'invalid_request', message: 'No.', fields: { next: 'Others guess it.' } }],
  ] as const)('what is wrong stands beside its field: %s', async (label, refusal) => {
    server.refuse('myAccount.changePassword', refusal)
    const section = await opened()
    type(section, 'Current password', 'old one')
    type(section, 'New password', 'four goats eat')
    send(section, 'New password')
    const field = section.getByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const errorId = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(errorId)?.textContent).toBe(refusal.message)
    expect(document.activeElement).toBe(field)
    expect(field.value).not.toBe('')
  })

  test('a short one is not sent; a wait and a lost network stand above the form', async () => {
    const section = await opened()
    type(section, 'Current password', 'old one')
    type(section, 'New password', '1234567')
    send(section, 'New password')
    expect((await section.findAllByText('New password needs at least 8 characters.')).length).toBeGreaterThan(
      0,
    )
    expect(server.requests('myAccount.changePassword')).toEqual([])
    type(section, 'New password', '12345678')
    server.refuse('myAccount.changePassword', {
      code: 'too_many_requests',
      message: 'Too many tries.',
      retryAfter: 30,
    })
    send(section, 'New password')
    expect((await section.findByRole('alert')).textContent).toContain('30 s')
    server.disconnect('myAccount.changePassword')
    send(section, 'New password')
    expect(await section.findByText('Network error. Please try again.')).toBeTruthy()
  })
})

describe('where I am signed in', () => {
  test('devices in plain words, this one first and marked', async () => {
    const section = await open('Where I am signed in')
    const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Android phone, Chrome.*This device$/)
    expect(rows[1]).toMatch(/^Windows computer, Firefox.*last seen yesterday/)
  })

  test('one is ended, and the list is asked for again', async () => {
    server.answer('myAccount.endSession', undefined)
    const section = await open('Where I am signed in')
    fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
    server.answer('myAccount.sessions', { list: [thisPhone] })
    expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
    expect(await section.findByText('You are signed in nowhere else.')).toBeTruthy()
    expect(server.requests('myAccount.endSession')[0]?.query).toEqual({ id: laptop.id })
  })

  test('one that is over by now is told as ended', async () => {
    server.refuse('myAccount.endSession', { code: 'not_found' })
    const section = await open('Where I am signed in')
    fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
    expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
    expect(section.queryByRole('alert')).toBeNull()
  })

  test('all others are ended', async () => {
    server.answer('myAccount.endOtherSessions', { ended: 2 })
    const section = await open('Where I am signed in')
    fireEvent.click(await section.findByRole('button', { name: 'End all other sessions' }))
    expect(await section.findByText('2 other sessions were ended.')).toBeTruthy()
  })

  test('what did not work is said, and can be tried again', async () => {
    server.disconnect('myAccount.endOtherSessions')
    const section = await open('Where I am signed in')
    const button = await section.findByRole('button', { name: 'End all other sessions' })
    fireEvent.click(button)
    expect((await section.findByRole('alert')).textContent).toBe('Network error. Please try again.')
    server.answer('myAccount.endOtherSessions', { ended: 1 })
    fireEvent.click(button)
    expect(await section.findByText('One other session was ended.')).toBeTruthy()
  })

  test('a list that did not come says so', async () => {
    server.refuse('myAccount.sessions', { code: 'internal' })
    const section = await open('Where I am signed in')
    const again = await section.findByRole('button', { name: 'Try again' })
    server.answer('myAccount.sessions', { list: [thisPhone] })
    fireEvent.click(again)
    expect(await section.findByText('Android phone, Chrome')).toBeTruthy()
  })
})

describe('the recovery code', () => {
  const code = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'
  const justSignedIn = { ...thisPhone, createdAt: ago(60_000) }

  test('needs no password just after signing in; shown once, in groups, until it is written down', async () => {
    server.answer('myAccount.sessions', { list: [justSignedIn] })
    server.answer('myAccount.newRecoveryCode', { code })
    const section = await open('Recovery code')
    fireEvent.click(await section.findByRole('button', { name: 'Make a recovery code' }))
    server.answer('myAccount.recovery', { madeAt: ago(0) })
    expect((await section.findByText('ABCD')).textContent).toBe('ABCD ')
    expect(server.requests('myAccount.newRecoveryCode')[0]?.body).toEqual({})
    press(section, 'I have written it down')
    expect(section.queryByText('ABCD')).toBeNull()
    expect(section.getByText('Your recovery code works from now on.')).toBeTruthy()
    expect(await section.findByText(/^Your code is from .*\. A new one takes its place\.$/)).toBeTruthy()
  })

  test('asks for the password later', async () => {
    server.answer('myAccount.recovery', { madeAt: '2026-03-04T12:00:00Z' })
    server.answer('myAccount.newRecoveryCode', { code })
    const section = await open('Recovery code')
    expect(
      await section.findByText('Your code is from 4 March 2026. A new one takes its place.'),
    ).toBeTruthy()
    press(section, 'Make a new code')
    await section.findByLabelText('Your password')
    type(section, 'Your password', 'four goats')
    send(section, 'Your password')
    expect(await section.findByText('ABCD')).toBeTruthy()
    expect(server.requests('myAccount.newRecoveryCode')[0]?.body).toEqual({ password: 'four goats' })
  })

  test('a clock that is wrong costs one try: the server asks for the password after all', async () => {
    server.answer('myAccount.sessions', { list: [justSignedIn] })
    server.refuse('myAccount.newRecoveryCode', { code: 'invalid_credentials', message: 'No.' })
    const section = await open('Recovery code')
    fireEvent.click(await section.findByRole('button', { name: 'Make a recovery code' }))
    const field = await section.findByLabelText('Your password')
    expect(document.activeElement).toBe(field)
    expect(section.queryByRole('alert')).toBeNull()
    type(section, 'Your password', 'wrong')
    send(section, 'Your password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('taking everything along, and going', () => {
  test('the file is saved under the name that the server gives it', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    server.answer('myAccount.export', { name: 'smart-farming-2026-11-22.zip', zip: btoa('PK') })
    const section = await open('Take everything along')
    press(section, 'Save everything as a file')
    type(section, 'Your password', 'four goats')
    send(section, 'Your password')
    expect(await section.findByText('Saved as smart-farming-2026-11-22.zip.')).toBeTruthy()
    expect(saved).toEqual(['smart-farming-2026-11-22.zip'])
    expect(server.requests('myAccount.export')[0]?.body).toEqual({ password: 'four goats' })
  })

  test('a wrong password saves nothing', async () => {
    server.refuse('myAccount.export', { code: 'invalid_credentials', message: 'That is not your password.' })
    const section = await open('Take everything along')
    press(section, 'Save everything as a file')
    type(section, 'Your password', 'four goats')
    send(section, 'Your password')
    expect((await section.findAllByText('That is not your password.')).length).toBeGreaterThan(0)
  })

  test('deleting asks for the password; the log-in page then says on which day it goes', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.answer('myAccount.delete', { deletesAt: '2026-12-06T12:00:00Z' })
    const section = await open('Delete my account')
    press(section, 'Delete my account')
    type(section, 'Your password', 'four goats')
    send(section, 'Your password')
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
    document.body.replaceChildren()
    renderRoute('/login')
    expect(
      await screen.findByText(
        'Your account will be deleted on 6 December 2026. Until then a log-in brings it back.',
      ),
    ).toBeTruthy()
    sessionStorage.clear()
  })
})

test('what happened to the account, with day, device and network', async () => {
  server.answer('myAccount.events', {
    list: [
      {
        at: '2026-11-20T12:00:00Z',
        kind: 'signed_in_new_device',
        device: { system: 'ios', browser: 'safari' },
        network: '192.0.2.0/24',
      },
      { at: '2026-11-01T12:00:00Z', kind: 'signed_up' },
    ],
  })
  const section = await open('What happened to my account')
  press(section, 'Show what happened')
  const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(
    /^Signed in on a new device20 Nov 2026, \d\d:00iPhone or iPad, Safari, network 192\.0\.2\.0\/24$/,
  )
  expect(rows[1]).toContain('The account was made')
})
