import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accountServer,
  currentSession,
  openSection,
  otherSession,
  submitSection,
  typeInto,
} from '../my-account.fixture.ts'

const server = accountServer()

test('sessions are listed by device, with this device first and marked', async () => {
  const section = await openSection('Where I am signed in')
  const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Android phone, Chrome.*This device$/)
  expect(rows[1]).toMatch(/^Windows computer, Firefox.*last seen yesterday/)
})

test('ending a session refreshes the list', async () => {
  server.answer('myAccount.endSession', undefined)
  const section = await openSection('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
  server.answer('myAccount.sessions', { list: [currentSession] })
  expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
  expect(await section.findByText('You are not signed in anywhere else.')).toBeTruthy()
  expect(server.requests('myAccount.endSession')[0]?.query).toEqual({ id: otherSession.id })
})

test('a session that has already ended is reported as ended', async () => {
  server.refuse('myAccount.endSession', { code: 'not_found' })
  const section = await openSection('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
  expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
  expect(section.queryByRole('alert')).toBeNull()
})

test('"End all other sessions" reports how many sessions ended', async () => {
  server.answer('myAccount.endOtherSessions', { ended: 2 })
  const section = await openSection('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End all other sessions' }))
  expect(await section.findByText('2 other sessions were ended.')).toBeTruthy()
})

test('an older session must confirm the password before it can end another session', async () => {
  const wanted = {
    code: 'invalid_credentials',
    problem: { code: 'password_wanted' },
    message: 'First.',
  } as const
  server.refuse('myAccount.endSession', wanted)
  server.refuse('myAccount.confirm', {
    code: 'invalid_credentials',
    problem: { code: 'not_your_password' },
    message: 'Wrong password. Please try again.',
  })
  const section = await openSection('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
  const field = await section.findByLabelText('Your password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(section.queryByRole('alert')).toBeNull()
  typeInto(section, 'Your password', 'no')
  submitSection(section, 'Your password')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  server.answer('myAccount.confirm', undefined)
  server.answer('myAccount.endSession', undefined)
  typeInto(section, 'Your password', 'maize & beans')
  submitSection(section, 'Your password')
  expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
  expect(section.queryByLabelText('Your password')).toBeNull()
  expect(server.requests('myAccount.endSession')).toHaveLength(2)
})

test('a failed request shows an error and can be repeated', async () => {
  server.disconnect('myAccount.endOtherSessions')
  const section = await openSection('Where I am signed in')
  const button = await section.findByRole('button', { name: 'End all other sessions' })
  fireEvent.click(button)
  expect((await section.findByRole('alert')).textContent).toBe('Network error. Please try again.')
  server.answer('myAccount.endOtherSessions', { ended: 1 })
  fireEvent.click(button)
  expect(await section.findByText('One other session was ended.')).toBeTruthy()
})

test('a list that fails to load offers "Try again"', async () => {
  server.refuse('myAccount.sessions', { code: 'internal' })
  const section = await openSection('Where I am signed in')
  const again = await section.findByRole('button', { name: 'Try again' })
  server.answer('myAccount.sessions', { list: [currentSession] })
  fireEvent.click(again)
  expect(await section.findByText('Android phone, Chrome')).toBeTruthy()
})
