import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoRecoveryCodeHelp } from '../features/my-account/no-recovery-code-help.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const typed = { Username: 'Ada', 'Recovery code': 'abcd efgh', 'New password': 'four goats eat' }

async function submit(values: Record<string, string>) {
  renderRoute('/recover')
  await screen.findByLabelText('Recovery code')
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.submit(screen.getByLabelText('Username').closest('form') as HTMLFormElement)
}

test('the login page links to the recovery page', async () => {
  renderRoute('/login')
  const link = await screen.findByRole('link', { name: 'Forgotten your password?' })
  expect(link.getAttribute('href')).toBe('/recover')
})

test('a recovery code and a new password lead to the next recovery code and a login link', async () => {
  server.answer('myAccount.recover', { code: 'WXYZ-0123' })
  await submit(typed)
  expect(await screen.findByText('WXYZ')).toBeTruthy()
  expect(server.requests('myAccount.recover')[0]?.body).toEqual({
    username: 'Ada',
    code: 'abcd efgh',
    password: 'four goats eat',
  })
  const logIn = screen.getAllByRole('link', { name: 'Log in' })
  expect(logIn.map((link) => link.getAttribute('href'))).toContain('/login')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test("a rejected recovery shows the server's message above the form and marks no field", async () => {
  const message = 'This username and recovery code do not match.'
  server.refuse('myAccount.recover', {
    code: 'invalid_credentials',
    message,
    problem: { code: 'recovery_refused' },
  })
  await submit(typed)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('a weak password marks its field, and a network error shows above the form', async () => {
  const fields = { password: 'Others guess it.' }
  server.refuse('myAccount.recover', { code: 'invalid_request', message: 'No.', fields })
  await submit(typed)
  await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'))
  server.disconnect('myAccount.recover')
  fireEvent.submit(screen.getByLabelText('Username').closest('form') as HTMLFormElement)
  expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.')
})

test('a new password that is too short is not sent', async () => {
  await submit({ ...typed, 'New password': 'short' })
  expect((await screen.findAllByText('New password needs at least 6 characters.')).length).toBeGreaterThan(0)
  expect(server.requests()).toEqual([])
})

test('without a code, the page offers the contact form or a link to an external form', async () => {
  renderRoute('/recover')
  const frame = await screen.findByTitle('contact form')
  expect(frame.getAttribute('src')).toBe('/embed/contact?about=login')
  cleanup()
  render(<NoRecoveryCodeHelp contactFormUrl="https://forms.example/a" />)
  const link = screen.getByRole('link', { name: 'Open the contact form' })
  expect(link.getAttribute('href')).toBe('https://forms.example/a')
  expect(screen.queryByTitle('contact form')).toBeNull()
})
