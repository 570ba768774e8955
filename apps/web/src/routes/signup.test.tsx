import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const complete = {
  Name: 'Ada',
  'Farm Name': 'Hill Farm',
  Location: 'York',
  Password: 'secret',
  'Confirm Password': 'secret',
}

async function submit(values: Record<string, string>) {
  renderRoute('/signup')
  await screen.findByLabelText('Farm Name')
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
}

test('the sign-up form has the five specified fields and links to login and home', async () => {
  renderRoute('/signup')
  await screen.findByLabelText('Farm Name')
  const inputs = Object.keys(complete).map((label) => screen.getByLabelText<HTMLInputElement>(label))
  expect(inputs.every((input) => input.required)).toBe(true)
  expect(inputs.map((input) => input.placeholder)).toEqual(['', '', 'Town/Village', 'min 6 characters', ''])
  expect(inputs.map((input) => input.minLength)).toEqual([-1, -1, -1, 6, 6])
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test('differing passwords show "Passwords do not match", and nothing is sent', async () => {
  await submit({ ...complete, 'Confirm Password': 'Secret' })
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Confirm Password'))
  expect(server.requests()).toEqual([])
})

test('a short password shows the minimum length, and nothing is sent', async () => {
  await submit({ ...complete, Password: 'abcde', 'Confirm Password': 'abcde' })
  expect((await screen.findByRole('alert')).textContent).toBe('Password needs at least 6 characters.')
  expect(server.requests()).toEqual([])
})

test('the form sends four fields without the confirmation and shows "Creating account..."', async () => {
  server.answerWith('accounts.signup', () => new Promise(() => {}))
  await submit(complete)
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy()
  expect(server.requests('accounts.signup')[0]).toMatchObject({
    body: { username: 'Ada', farmName: 'Hill Farm', location: 'York', password: 'secret' },
    credentials: 'include',
  })
  expect(server.requests('accounts.signup')[0]?.body).not.toHaveProperty('confirmPassword')
})

test('a taken name marks the name field', async () => {
  const problem = { code: 'user_name_taken' }
  server.refuse('accounts.signup', { code: 'username_taken', message: 'That name is taken.', problem })
  await submit(complete)
  expect((await screen.findByRole('alert')).textContent).toBe('That name is taken.')
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test('the form shows "Signup failed" without a server message and "Network error" while offline', async () => {
  server.answerRaw('accounts.signup', () => new Response('', { status: 502 }))
  await submit(complete)
  expect((await screen.findByRole('alert')).textContent).toBe('Signup failed')
  server.disconnect('accounts.signup')
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
})

describe('the password hint', () => {
  const usual = 'At least 6 characters. Four words (15+ characters) are hard to guess.'
  const weak = 'This is one of the first passwords people guess. A longer one is safer.'

  const type = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
  }

  function leavePassword(values: Record<string, string>) {
    type(values)
    fireEvent.blur(screen.getByLabelText('Password'), {
      relatedTarget: screen.getByLabelText('Confirm Password'),
    })
  }

  test('describes the password field and sends no request while the farmer is typing', async () => {
    renderRoute('/signup')
    const note = await screen.findByText(usual)
    expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(note.id)
    expect(screen.getByLabelText('Confirm Password').getAttribute('aria-describedby')).toBeNull()
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.blur(screen.getByLabelText('Name'))
    expect(server.requests()).toEqual([])
  })

  test('is not requested when the focus moves from the password to another window or a button', async () => {
    server.answer('passwordHint.check', { hint: weak })
    renderRoute('/signup')
    await screen.findByText(usual)
    const password = screen.getByLabelText('Password')
    const [show, showOther] = screen.getAllByRole('button', { name: /^Show (Confirm )?Password$/ })
    type({ Password: 'four goats eat' })
    // Browsers send such blur events for a change of window or a tap outside.
    fireEvent.blur(password, { relatedTarget: null })
    fireEvent.blur(password, { relatedTarget: show })
    fireEvent.blur(password, { relatedTarget: screen.getByRole('link', { name: 'Sign in' }) })
    await new Promise((resolve) => setTimeout(resolve))
    expect(server.requests()).toEqual([])
    fireEvent.blur(show as HTMLElement, { relatedTarget: showOther })
    await screen.findByText(weak)
    expect(server.requests('passwordHint.check')).toHaveLength(1)
  })

  test('warns politely once the farmer leaves the field, with one request per password', async () => {
    server.answer('passwordHint.check', { hint: weak })
    renderRoute('/signup')
    const note = await screen.findByText(usual)
    leavePassword({ Name: 'Ada', Password: 'secret' })
    await waitFor(() => expect(note.textContent).toBe(weak))
    expect(note.getAttribute('role')).toBe('status')
    leavePassword({})
    expect(server.requests('passwordHint.check').map(({ body }) => body)).toEqual([
      { password: 'secret', username: 'Ada', farmName: '', location: '' },
    ])
    server.answer('passwordHint.check', { hint: null })
    leavePassword({ Password: 'four goats eat blue maize' })
    await waitFor(() => expect(note.textContent).toBe(usual))
  })

  test('returns to the usual text when the server cannot check the password', async () => {
    server.answer('passwordHint.check', { hint: weak })
    renderRoute('/signup')
    const note = await screen.findByText(usual)
    leavePassword({ Password: 'secret' })
    await waitFor(() => expect(note.textContent).toBe(weak))
    server.disconnect('passwordHint.check')
    leavePassword({ Password: 'secret2' })
    await waitFor(() => expect(note.textContent).toBe(usual))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('does not delay the sign-up', async () => {
    server.answerWith('passwordHint.check', () => new Promise(() => {}))
    server.answerWith('accounts.signup', () => new Promise(() => {}))
    renderRoute('/signup')
    await screen.findByText(usual)
    leavePassword(complete)
    fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
    await waitFor(() => expect(server.requests('accounts.signup')).toHaveLength(1))
  })
})
