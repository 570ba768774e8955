import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountServer, laptop, open, thisPhone } from '../my-account.fixture.ts'

const server = accountServer()

test('devices in plain words, this one first and marked', async () => {
  const section = await open('Where I am signed in')
  const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Android phone, Chrome.*This device$/)
  expect(rows[1]).toMatch(/^Windows computer, Firefox.*last seen yesterday/)
})

test('one is ended, and the list is asked for again', async () => {
  server.answer('myAccount.endSession', undefined)
  const section = await open('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
  server.answer('myAccount.sessions', { list: [thisPhone] })
  expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
  expect(await section.findByText('You are signed in nowhere else.')).toBeTruthy()
  expect(server.requests('myAccount.endSession')[0]?.query).toEqual({ id: laptop.id })
})

test('one that is over by now is told as ended', async () => {
  server.refuse('myAccount.endSession', { code: 'not_found' })
  const section = await open('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End: Windows computer, Firefox' }))
  expect(await section.findByText('Windows computer, Firefox is signed out.')).toBeTruthy()
  expect(section.queryByRole('alert')).toBeNull()
})

test('all others are ended', async () => {
  server.answer('myAccount.endOtherSessions', { ended: 2 })
  const section = await open('Where I am signed in')
  fireEvent.click(await section.findByRole('button', { name: 'End all other sessions' }))
  expect(await section.findByText('2 other sessions were ended.')).toBeTruthy()
})

test('what did not work is said, and can be tried again', async () => {
  server.disconnect('myAccount.endOtherSessions')
  const section = await open('Where I am signed in')
  const button = await section.findByRole('button', { name: 'End all other sessions' })
  fireEvent.click(button)
  expect((await section.findByRole('alert')).textContent).toBe('Network error. Please try again.')
  server.answer('myAccount.endOtherSessions', { ended: 1 })
  fireEvent.click(button)
  expect(await section.findByText('One other session was ended.')).toBeTruthy()
})

test('a list that did not come says so', async () => {
  server.refuse('myAccount.sessions', { code: 'internal' })
  const section = await open('Where I am signed in')
  const again = await section.findByRole('button', { name: 'Try again' })
  server.answer('myAccount.sessions', { list: [thisPhone] })
  fireEvent.click(again)
  expect(await section.findByText('Android phone, Chrome')).toBeTruthy()
})
