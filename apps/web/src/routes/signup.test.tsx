import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('asks for five fields, with the placeholders of the specification, and leads to login and home', async () => {
  renderRoute('/signup')
  await screen.findByLabelText('Farm Name')
  const inputs = Object.keys(complete).map((label) => screen.getByLabelText<HTMLInputElement>(label))
  expect(inputs.every((input) => input.required)).toBe(true)
  expect(inputs.map((input) => input.placeholder)).toEqual(['', '', 'Town/Village', 'min 6 characters', ''])
  expect(inputs.map((input) => input.minLength)).toEqual([-1, -1, -1, 6, 6])
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test("different passwords show 'Passwords do not match', and nothing is sent", async () => {
  await submit({ ...complete, 'Confirm Password': 'Secret' })
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match')
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'))
  expect(server.requests()).toEqual([])
})

test('a short password shows the minimum, and nothing is sent', async () => {
  await submit({ ...complete, Password: 'abcde', 'Confirm Password': 'abcde' })
  expect((await screen.findByRole('alert')).textContent).toBe('Password needs at least 6 characters.')
  expect(server.requests()).toEqual([])
})

test("sends the name as username, without the confirmation, and shows 'Creating account...'", async () => {
  server.answerWith('accounts.signup', () => new Promise(() => {}))
  await submit(complete)
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy()
  expect(server.requests('accounts.signup')[0]).toMatchObject({
    body: { username: 'Ada', farmName: 'Hill Farm', location: 'York', password: 'secret' },
    credentials: 'include',
  })
  expect(server.requests('accounts.signup')[0]?.body).not.toHaveProperty('confirmPassword')
})

test('a taken name is told in the words of the server, at the name', async () => {
  server.refuse('accounts.signup', { code: 'username_taken', message: 'That name is taken.' })
  await submit(complete)
  expect((await screen.findByRole('alert')).textContent).toBe('That name is taken.')
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test("says 'Signup failed' without words, and 'Network error' without a network", async () => {
  server.answerRaw('accounts.signup', () => new Response('', { status: 502 }))
  await submit(complete)
  expect((await screen.findByRole('alert')).textContent).toBe('Signup failed')
  server.disconnect('accounts.signup')
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
})
