import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountServer, openSection, pressButton, submitSection, typeInto } from '../my-account.fixture.ts'

const server = accountServer()

async function opened() {
  const section = await openSection('Password')
  pressButton(section, 'Change the password')
  return section
}

test('changing the password ends other sessions, and its fields work with password managers', async () => {
  server.answer('myAccount.changePassword', undefined)
  const section = await opened()
  const fields = ['Current password', 'New password'].map((label) => section.getByLabelText(label))
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
  ])
  typeInto(section, 'Current password', ' old one ')
  typeInto(section, 'New password', 'four goats eat')
  submitSection(section, 'New password')
  await section.findByText('Your password has been changed. You are signed out everywhere else.')
  expect(server.requests('myAccount.changePassword')[0]?.body).toEqual({
    current: ' old one ',
    next: 'four goats eat',
    endOthers: true,
  })
  expect(section.queryByLabelText('New password')).toBeNull()
  await waitFor(() => expect(server.requests('myAccount.sessions')).toHaveLength(2))
})

test('the password can be changed without ending the other sessions', async () => {
  server.answer('myAccount.changePassword', undefined)
  const section = await opened()
  typeInto(section, 'Current password', 'old one')
  typeInto(section, 'New password', 'four goats eat')
  fireEvent.click(section.getByRole('checkbox'))
  submitSection(section, 'New password')
  await section.findByText('Your password has been changed.')
  expect(server.requests('myAccount.changePassword')[0]?.body).toMatchObject({ endOthers: false })
})

test.each([
  [
    'Current password',
    {
      code: 'invalid_credentials',
      message: 'Wrong password.',
      problem: { code: 'not_your_password' },
    },
  ],
  ['New password', { code: 'invalid_request', message: 'No.', fields: { next: 'Others guess it.' } }],
] as const)('an error marks its field "%s"', async (label, refusal) => {
  server.refuse('myAccount.changePassword', refusal)
  const section = await opened()
  typeInto(section, 'Current password', 'old one')
  typeInto(section, 'New password', 'four goats eat')
  submitSection(section, 'New password')
  const field = section.getByLabelText<HTMLInputElement>(label)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const errorId = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(errorId)?.textContent).toBe(refusal.message)
  expect(document.activeElement).toBe(field)
  expect(field.value).not.toBe('')
})

test('a short password is not sent, and waiting times and network errors show above the form', async () => {
  const section = await opened()
  typeInto(section, 'Current password', 'old one')
  typeInto(section, 'New password', '12345')
  submitSection(section, 'New password')
  expect((await section.findAllByText('New password needs at least 6 characters.')).length).toBeGreaterThan(0)
  expect(server.requests('myAccount.changePassword')).toEqual([])
  typeInto(section, 'New password', '12345678')
  server.refuse('myAccount.changePassword', {
    code: 'too_many_requests',
    message: 'Too many attempts.',
    retryAfter: 30,
  })
  submitSection(section, 'New password')
  expect((await section.findByRole('alert')).textContent).toContain('30 s')
  server.disconnect('myAccount.changePassword')
  submitSection(section, 'New password')
  expect(await section.findByText('Network error. Please try again.')).toBeTruthy()
})
