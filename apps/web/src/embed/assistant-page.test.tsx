import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { AssistantPage } from './assistant-page.tsx'

const server = fakeServer()
const user = { username: 'Ada', farm_name: '', location: '' }

test('a logged-in farmer can ask a question', async () => {
  server.answer('accounts.user', user)
  renderView(<AssistantPage />)
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

test('a visitor who is not logged in gets a login link that leaves the frame', async () => {
  server.refuse('accounts.user', { code: 'not_signed_in' })
  renderView(<AssistantPage />)
  const link = await screen.findByRole('link', { name: 'sign in' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_top'])
})

test('an unreachable server shows a message with "Try again"', async () => {
  server.disconnect('accounts.user')
  renderView(<AssistantPage />)
  expect((await screen.findByRole('alert')).textContent).toBe('The farm assistant cannot be reached.')
  server.answer('accounts.user', user)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox')).toBeTruthy()
})
