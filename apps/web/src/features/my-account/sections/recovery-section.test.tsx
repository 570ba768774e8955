import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountServer, ago, open, press, sendSection, thisPhone, type } from '../my-account.fixture.ts'

const server = accountServer()

const code = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01'
const justSignedIn = { ...thisPhone, confirmed: true }

test('just after login a recovery code needs no password and is shown once, in groups', async () => {
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
  expect(await section.findByText(/^Your code is from .*\. A new code replaces it\.$/)).toBeTruthy()
})

test('some time after login a new recovery code needs the password', async () => {
  server.answer('myAccount.recovery', { madeAt: '2026-03-04T12:00:00Z' })
  server.answer('myAccount.newRecoveryCode', { code })
  const section = await open('Recovery code')
  expect(await section.findByText('Your code is from 4 March 2026. A new code replaces it.')).toBeTruthy()
  press(section, 'Make a new code')
  await section.findByLabelText('Your password')
  type(section, 'Your password', 'four goats')
  sendSection(section, 'Your password')
  expect(await section.findByText('ABCD')).toBeTruthy()
  expect(server.requests('myAccount.newRecoveryCode')[0]?.body).toEqual({ password: 'four goats' })
})

test('the password is requested when too much time has passed since the login', async () => {
  server.answer('myAccount.sessions', { list: [justSignedIn] })
  server.refuse('myAccount.newRecoveryCode', { code: 'invalid_credentials', message: 'No.' })
  const section = await open('Recovery code')
  fireEvent.click(await section.findByRole('button', { name: 'Make a recovery code' }))
  const field = await section.findByLabelText('Your password')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(section.queryByRole('alert')).toBeNull()
  type(section, 'Your password', 'wrong')
  sendSection(section, 'Your password')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})
