import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { accountServer, openSection, pressButton, submitSection, typeInto } from '../my-account.fixture.ts'

const server = accountServer()

test("the downloaded data is saved under the server's file name", async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.answer('myAccount.export', { name: 'smart-farming-2026-11-22.zip', zip: btoa('PK') })
  const section = await openSection('Download my data')
  pressButton(section, 'Save everything as a file')
  typeInto(section, 'Your password', 'four goats')
  submitSection(section, 'Your password')
  expect(await section.findByText('Saved as smart-farming-2026-11-22.zip.')).toBeTruthy()
  expect(saved).toEqual(['smart-farming-2026-11-22.zip'])
  expect(server.requests('myAccount.export')[0]?.body).toEqual({ password: 'four goats' })
})

test('a wrong password shows an error instead of downloading the data', async () => {
  server.refuse('myAccount.export', {
    code: 'invalid_credentials',
    message: 'Wrong password.',
    problem: { code: 'not_your_password' },
  })
  const section = await openSection('Download my data')
  pressButton(section, 'Save everything as a file')
  typeInto(section, 'Your password', 'four goats')
  submitSection(section, 'Your password')
  expect((await section.findAllByText('Wrong password.')).length).toBeGreaterThan(0)
})

test('deleting the account needs the password, and the login page shows the deletion date', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  server.answer('myAccount.delete', { deletesAt: '2026-12-06T12:00:00Z' })
  const section = await openSection('Delete my account')
  pressButton(section, 'Delete my account')
  typeInto(section, 'Your password', 'four goats')
  submitSection(section, 'Your password')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  document.body.replaceChildren()
  renderRoute('/login')
  expect(
    await screen.findByText(
      'Your account will be deleted on 6 December 2026. Log in before then to keep it.',
    ),
  ).toBeTruthy()
  sessionStorage.clear()
})
