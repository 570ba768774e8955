import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()

async function openLogin() {
  const router = renderRoute('/login')
  return { router, form: (await screen.findByLabelText('Username')).closest('form') as HTMLFormElement }
}

function type(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

test('the login page links to the sign-up page and the landing page', async () => {
  await openLogin()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test('the login form requires a username and a password and sends nothing without them', async () => {
  const { form } = await openLogin()
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])'))
    expect(input.required).toBe(true)
  fireEvent.submit(form)
  expect((await screen.findByRole('alert')).textContent).toBe('Username is required.')
  type({ Username: 'Ada' })
  fireEvent.submit(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Password is required.'))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(server.requests()).toEqual([])
})

test('the login form sends once, shows "Signing in..." and keeps its values after a failure', async () => {
  let refuse = (_reason: Error) => {}
  server.answerWith(
    'accounts.login',
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject
      }),
  )
  const { form } = await openLogin()
  type({ Username: 'Ada', Password: 'secret' })
  fireEvent.submit(form)
  fireEvent.submit(form)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' })
  expect(button.disabled).toBe(true)
  fireEvent.submit(form)
  await waitFor(() => expect(server.requests('accounts.login')).toHaveLength(1))
  refuse(new TypeError('Failed to fetch'))
  expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Ada')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign In' }))
})

test('the login form explains a rejection and clears the message on the next attempt', async () => {
  server.refuse('accounts.login', { code: 'invalid_credentials', message: 'That is not right.' })
  const { form } = await openLogin()
  type({ Username: 'Ada', Password: 'secret' })
  fireEvent.submit(form)
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.')
  server.answerWith('accounts.login', () => new Promise(() => {}))
  fireEvent.submit(form)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('the login form shows "Login failed" for a response without a message', async () => {
  server.answerRaw('accounts.login', () => new Response('<html>', { status: 500 }))
  const { form } = await openLogin()
  type({ Username: 'Ada', Password: 'secret' })
  fireEvent.submit(form)
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed')
})

test('the password is hidden until "Show Password" is pressed', async () => {
  await openLogin()
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  const show = screen.getByRole('button', { name: 'Show Password' })
  expect([password.type, show.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  fireEvent.click(show)
  expect([password.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})

test('the form uses POST, so a submission before the script runs puts no password in the address', async () => {
  const { form } = await openLogin()
  expect(form.getAttribute('method')).toBe('post')
})
