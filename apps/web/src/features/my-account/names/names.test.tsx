import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountServer, openSection, pressButton, submitSection, typeInto } from '../my-account.fixture.ts'

const server = accountServer()
const ada = { username: 'Ada', farm_name: 'Hill', location: '' }

async function openFarmName() {
  const section = await openSection('Farm name')
  pressButton(section, 'Change the farm name')
  return section
}

async function openUsername() {
  const section = await openSection('Username')
  pressButton(section, 'Change the username')
  return section
}

test('the farm name is shown, and a change appears at once', async () => {
  server.answer('myAccount.changeFarmName', { ...ada, farm_name: 'Low' })
  const section = await openFarmName()
  expect(section.getByText('Hill').tagName).toBe('BDI')
  const field = section.getByLabelText<HTMLInputElement>('New farm name')
  expect([field.value, field.getAttribute('autocapitalize'), document.activeElement]).toEqual([
    'Hill',
    'words',
    field,
  ])
  typeInto(section, 'New farm name', ' Low ')
  submitSection(section, 'New farm name')
  await section.findByText('Your farm name has been changed.')
  expect(server.requests('myAccount.changeFarmName')[0]?.body).toEqual({ farmName: ' Low ' })
  expect(section.getByText('Low').tagName).toBe('BDI')
  expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change the farm name' }))
})

test('an empty farm name is not sent, and a network error shows a message', async () => {
  const section = await openFarmName()
  typeInto(section, 'New farm name', '  ')
  submitSection(section, 'New farm name')
  expect((await section.findAllByText('New farm name is required.')).length).toBeGreaterThan(0)
  expect(server.requests('myAccount.changeFarmName')).toEqual([])
  server.disconnect('myAccount.changeFarmName')
  typeInto(section, 'New farm name', 'Low')
  submitSection(section, 'New farm name')
  expect((await section.findByRole('alert')).textContent).toBe('Network error. Please try again.')
  expect(section.getByLabelText<HTMLInputElement>('New farm name').value).toBe('Low')
})

test('changing the username needs the password, and both fields work with password managers', async () => {
  server.answer('myAccount.changeUsername', { ...ada, username: 'Ada Two' })
  const section = await openUsername()
  const inputs = section.getAllByLabelText<HTMLInputElement>(/^(New username|Your password)$/)
  expect(inputs.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
    ['username', 'username'],
    ['password', 'current-password'],
  ])
  typeInto(section, 'New username', 'Ada Two')
  typeInto(section, 'Your password', ' my own ')
  submitSection(section, 'New username')
  await section.findByText('Your username has been changed. Use it the next time you log in.')
  expect(server.requests('myAccount.changeUsername')[0]?.body).toEqual({
    username: 'Ada Two',
    password: ' my own ',
  })
  expect(screen.getAllByText('Ada Two').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
  await waitFor(() => expect(server.requests('myAccount.events')).toEqual([]))
})

test.each([
  ['New username', { code: 'username_taken', message: 'That name is already taken.' }],
  [
    'Your password',
    {
      code: 'invalid_credentials',
      message: 'Wrong password.',
      problem: { code: 'not_your_password' },
    },
  ],
  [
    'New username',
    { code: 'invalid_request', message: 'No.', fields: { username: 'Write it in one script.' } },
  ],
] as const)('an error marks its field "%s", and the typed values stay', async (label, refusal) => {
  server.refuse('myAccount.changeUsername', refusal)
  const section = await openUsername()
  typeInto(section, 'New username', 'Ada Two')
  typeInto(section, 'Your password', 'my own')
  submitSection(section, 'New username')
  const field = section.getByLabelText<HTMLInputElement>(label)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const errorId = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(errorId)?.textContent).toBe(refusal.message)
  expect(document.activeElement).toBe(field)
  expect(section.getByLabelText<HTMLInputElement>('New username').value).toBe('Ada Two')
})
