import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { hydrateContactForm, prefillMessage } from './contact-form.ts'
import { ContactPage } from './contact-page.tsx'

const server = fakeServer()
const message = { name: 'Ada', replyTo: '01904 555 0100', message: 'The rain figures look wrong.' }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const sent = () => server.requests('contact.send').map(({ body }) => body as { formId: string })

function open(letWait?: Parameters<typeof hydrateContactForm>[2]) {
  render(<ContactPage />)
  const form = document.querySelector<HTMLFormElement>('#contact') as HTMLFormElement
  hydrateContactForm(form, document.querySelector('.contact__thanks') as HTMLElement, letWait)
  return form
}

function fill(values: Record<string, string> = message) {
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: values.name } })
  fireEvent.change(screen.getByLabelText('E-mail or phone'), { target: { value: values.replyTo } })
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: values.message } })
}

test('before its script runs, the form is disabled and uses POST to keep its data out of the URL', () => {
  render(<ContactPage />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(true)
  expect(document.querySelector('form')?.getAttribute('method')).toBe('post')
})

test('the form sends a message once, thanks the sender and disappears', async () => {
  server.answer('contact.send', { received: true })
  const form = open()
  fill()
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Thank you. Your message has arrived.').hidden).toBe(false))
  expect(form.hidden).toBe(true)
  expect(sent()).toEqual([{ ...message, formId: expect.stringMatching(uuid) }])
})

test('a retry reuses the form id until the message is changed', async () => {
  server.disconnect('contact.send')
  const form = open()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
  const values = [message, message, { ...message, message: 'The rain figures look right.' }]
  for (const [index, one] of values.entries()) {
    fill(one)
    fireEvent.submit(form)
    await waitFor(() => expect([sent().length, button.disabled]).toEqual([index + 1, false]))
  }
  const [first, second, changed] = sent().map(({ formId }) => formId)
  expect(second).toBe(first)
  expect(changed).toMatch(uuid)
  expect(changed).not.toBe(first)
})

test.each([
  ['?about=login', 'I cannot log in. My username: '],
  ['?about=%3Cscript%3E', ''],
  ['?about=constructor', ''],
  ['', ''],
])('the address parameter fills in only text that the page knows: %s', (search, expected) => {
  prefillMessage(open(), search)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(expected)
})

test('an empty field shows an error, and nothing is sent', () => {
  const form = open()
  fill({ ...message, message: '  ' })
  fireEvent.submit(form)
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all three fields.')
  expect(server.requests()).toEqual([])
})

test.each([
  [
    "the server's message",
    () => server.refuse('contact.send', { code: 'invalid_request', message: 'No.' }),
    'No.',
  ],
  [
    'the waiting time',
    () => server.refuse('contact.send', { code: 'too_many_requests', retryAfter: 30 }),
    'Too many messages. Try again in 30 s.',
  ],
  [
    'a plain error message',
    () => server.answerRaw('contact.send', () => new Response('<html>', { status: 502 })),
    'Your message could not be sent. Please try again.',
  ],
  [
    'a network error for a Wi-Fi login page',
    () => server.answerRaw('contact.send', () => new Response('<html>Welcome</html>')),
    'Network error. Please try again.',
  ],
  [
    'a network error when offline',
    () => server.disconnect('contact.send'),
    'Network error. Please try again.',
  ],
])('a failure shows %s and keeps the typed text', async (_words, fail, text) => {
  fail()
  const form = open()
  fill()
  fireEvent.submit(form)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(message.message)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(false)
})

describe('the contact form while offline', () => {
  const offer = () => screen.queryByRole('button', { name: 'Send it when the network is back' })
  async function fail(letWait: Parameters<typeof hydrateContactForm>[2]) {
    server.disconnect('contact.send')
    const form = open(letWait)
    fill()
    fireEvent.submit(form)
    await waitFor(() => expect(offer()).toBeTruthy())
    expect(screen.getByRole('alert').textContent).toBe('Network error. Please try again.')
  }

  test('queues a message under the form id of its failed attempt', async () => {
    const letWait = vi.fn(async () => true)
    await fail(letWait)
    fireEvent.click(offer() as HTMLElement)
    await waitFor(() => expect(offer()).toBeNull())
    expect(letWait).toHaveBeenCalledExactlyOnceWith({ ...message, formId: sent()[0]?.formId })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('')
  })

  test('queues a changed message under a new id, and never queues an empty message', async () => {
    const letWait = vi.fn(async (_message: object) => true)
    await fail(letWait)
    fill({ ...message, message: '' })
    fireEvent.click(offer() as HTMLElement)
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all three fields.')
    fill({ ...message, message: 'The rain figures look right.' })
    fireEvent.click(offer() as HTMLElement)
    await waitFor(() => expect(letWait).toHaveBeenCalledOnce())
    const [waiting] = letWait.mock.calls[0] as [{ formId: string; message: string }]
    expect(waiting.message).toBe('The rain figures look right.')
    expect(waiting.formId).toMatch(uuid)
    expect(waiting.formId).not.toBe(sent()[0]?.formId)
  })

  test('shows a message and keeps the text when the phone saves nothing', async () => {
    await fail(async () => false)
    fireEvent.click(offer() as HTMLElement)
    expect(await screen.findByText('This phone saves nothing, so it cannot be sent later.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(message.message)
  })

  test('does not offer to queue a message that the server rejects', async () => {
    server.refuse('contact.send', { code: 'invalid_request', message: 'No.' })
    const form = open(async () => true)
    fill()
    fireEvent.submit(form)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No.'))
    expect(offer()).toBeNull()
  })
})
