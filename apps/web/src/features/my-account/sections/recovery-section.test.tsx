import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accountServer,
  currentSession,
  hoursAgo,
  openSection,
  pressButton,
  submitSection,
  typeInto,
} from '../my-account.fixture.ts'

const server = accountServer()

const code = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'
const justSignedIn = { ...currentSession, confirmed: true }

test('just after login a recovery code needs no password and is shown once, in groups', async () => {
  server.answer('myAccount.sessions', { list: [justSignedIn] })
  server.answer('myAccount.newRecoveryCode', { code })
  const section = await openSection('Recovery code')
  fireEvent.click(await section.findByRole('button', { name: 'Make a recovery code' }))
  server.answer('myAccount.recovery', { madeAt: hoursAgo(0) })
  expect((await section.findByText('ABCD')).textContent).toBe('ABCD ')
  expect(server.requests('myAccount.newRecoveryCode')[0]?.body).toEqual({})
  pressButton(section, 'I have written it down')
  expect(section.queryByText('ABCD')).toBeNull()
  expect(section.getByText('Your recovery code is now active.')).toBeTruthy()
  expect(await section.findByText(/^Your code is from .*\. A new code replaces it\.$/)).toBeTruthy()
})

test('some time after login a new recovery code needs the password', async () => {
  server.answer('myAccount.recovery', { madeAt: '2026-03-04T12:00:00Z' })
  server.answer('myAccount.newRecoveryCode', { code })
  const section = await openSection('Recovery code')
  expect(await section.findByText('Your code is from 4 March 2026. A new code replaces it.')).toBeTruthy()
  pressButton(section, 'Make a new code')
  await section.findByLabelText('Your password')
  typeInto(section, 'Your password', 'four goats')
  submitSection(section, 'Your password')
  expect(await section.findByText('ABCD')).toBeTruthy()
  expect(server.requests('myAccount.newRecoveryCode')[0]?.body).toEqual({ password: 'four goats' })
})

test('the password is requested when the login is no longer recent', async () => {
  server.answer('myAccount.sessions', { list: [justSignedIn] })
  server.refuse('myAccount.newRecoveryCode', { code: 'invalid_credentials', message: 'No.' })
  const section = await openSection('Recovery code')
  fireEvent.click(await section.findByRole('button', { name: 'Make a recovery code' }))
  const field = await section.findByLabelText('Your password')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(section.queryByRole('alert')).toBeNull()
  typeInto(section, 'Your password', 'wrong')
  submitSection(section, 'Your password')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})
