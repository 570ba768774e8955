import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { accountServer, openSection, pressButton } from './my-account.fixture.ts'

const server = accountServer()

test('the account page redirects visitors who are not logged in to the login page', async () => {
  server.refuse('accounts.user', { code: 'not_signed_in' })
  const router = renderRoute('/account')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('the account page shows the username and links to the dashboard and the logout', async () => {
  const section = await openSection('Password')
  expect(section).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My account')
  expect(screen.getAllByText('Ada').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

test('account events are listed with date, device and network', async () => {
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
  const section = await openSection('Account activity')
  pressButton(section, 'Show account activity')
  const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(
    /^Signed in on a new device20 Nov 2026, \d\d:00iPhone or iPad, Safari, network 192\.0\.2\.0\/24$/,
  )
  expect(rows[1]).toContain('The account was created')
})
