import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import {
  accountServer,
  hoursAgo,
  openSection,
  pressButton,
  submitSection,
  typeInto,
} from '../my-account.fixture.ts'

const server = accountServer()
const phone = { id: '33333333-3333-4333-8333-333333333333', name: 'My phone', createdAt: hoursAgo(48) }

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  server.answer('passkeys.list', { list: [{ ...phone, lastUsedAt: null }] })
})
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'))

test('passkeys are listed under the names their owner chose', async () => {
  const section = await openSection('Passkeys')
  expect((await section.findByText('My phone')).textContent).toBe('My phone')
  expect(section.getByText('not used yet')).toBeTruthy()
})

test('removing a passkey needs the password and succeeds even if the passkey is already gone', async () => {
  const section = await openSection('Passkeys')
  await section.findByText('My phone')
  pressButton(section, 'Remove: My phone')
  submitSection(section, 'Your password')
  expect((await section.findAllByText('Your password is required.')).length).toBeGreaterThan(0)
  expect(server.requests('passkeys.remove')).toEqual([])
  server.refuse('passkeys.remove', { code: 'not_found' })
  server.answer('passkeys.list', { list: [] })
  typeInto(section, 'Your password', 'maize & beans')
  submitSection(section, 'Your password')
  await section.findByText('My phone was removed.')
  await section.findByText(/^No passkey yet/)
  expect(server.requests('passkeys.remove')[0]?.body).toEqual({ id: phone.id, password: 'maize & beans' })
})

test('a wrong password marks its field before the device asks for a passkey', async () => {
  server.refuse('passkeys.begin', {
    code: 'invalid_credentials',
    problem: { code: 'not_your_password' },
    message: 'Wrong password. Please try again.',
  })
  const section = await openSection('Passkeys')
  fireEvent.click(await section.findByRole('button', { name: 'Add a passkey' }))
  typeInto(section, 'Passkey name', 'The key on my ring')
  typeInto(section, 'Your password', 'no')
  submitSection(section, 'Your password')
  await waitFor(() =>
    expect(section.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
  )
})

test('a login with a correct password asks for the passkey and can start again', async () => {
  const asked = { passkey: { ticket: 'the ticket', options: {} } }
  server.answerRaw('accounts.login', () => Response.json(asked, { status: 202 }))
  renderRoute('/login')
  const form = (await screen.findByLabelText('Username')).closest('form') as HTMLFormElement
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'Ada' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'maize & beans' } })
  fireEvent.submit(form)
  const lead = await screen.findByText('Your password is correct. Now use your passkey.')
  await waitFor(() => expect(document.activeElement).toBe(lead))
  expect(screen.getByRole('button', { name: 'Use my passkey' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Lost your passkey/ }).getAttribute('href')).toBe('/recover')
  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }))
  expect(await screen.findByLabelText('Username')).toBeTruthy()
})

test('without passkey support, the account page shows a message and no "Add a passkey"', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  const section = await openSection('Passkeys')
  expect(section.getByText(/^Passkeys aren’t available/)).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
