import { ApiError } from '@smart-farming/contracts/client'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { client } from './api.ts'
import { errorMessage } from './error-message.ts'
import { lastContact } from './last-contact.ts'

const server = fakeServer()

const theirs = 'In the words of the server.'
const refused = (body: object, retryAfter?: number) =>
  new ApiError(400, { message: theirs, code: 'invalid_request', ...body }, retryAfter)

test("errorMessage uses the page's own text for known errors", () =>
  checkRows(
    [
      ['its code', refused({ code: 'invalid_credentials' }), 'Wrong username or password.'],
      [
        'its problem',
        refused({ problem: { code: 'restarting' } }),
        'We are restarting. Please ask again in a moment.',
      ],
      [
        'the first of its fields',
        refused({
          fields: { location: theirs },
          problems: { location: { code: 'required', what: 'location' }, password: { code: 'invalid' } },
        }),
        'Location is required.',
      ],
      ['its wait', refused({ code: 'too_many_requests' }, 7), 'Too many attempts. Please try again in 7 s.'],
      [
        'a wait of minutes',
        refused({ problem: { code: 'too_many_tries_minutes', minutes: 9 } }, 540),
        'Too many attempts. Please try again in 9 minutes.',
      ],
    ],
    ([, error, message]) => {
      expect(errorMessage(error)).toBe(message)
    },
  ))

test.each([
  ['code', refused({ code: 'of_a_newer_server' })],
  ['problem', refused({ problem: { code: 'of_a_newer_server' } })],
  ['problem with a field', refused({ problems: { password: { code: 'of_a_newer_server' } } })],
  ['field error from an older server', refused({ fields: { password: theirs } })],
])("errorMessage uses the server's message for an unknown %s", (_what, error) => {
  expect(errorMessage(error)).toBe(theirs)
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = () => new Response('<h1>Free Wi-Fi</h1>', { headers: html })

test('a Wi-Fi login page fails every request with a network error', async () => {
  server.answerRaw('accounts.logout', page)
  await expect(client.accounts.logout()).rejects.toThrow(TypeError)
  server.answerRaw('accounts.user', page)
  await expect(client.accounts.user()).rejects.toThrow(TypeError)
  expect(lastContact.heard).toBe('other')
  server.answerRaw('accounts.user', () => new Response('<h1>Sign in</h1>', { status: 401, headers: html }))
  await expect(client.accounts.user()).rejects.toThrow(TypeError)
  expect(lastContact.heard).toBe('other')
})

test.each([
  ['a page', '<h1>Bad Gateway</h1>', html, TypeError],
  ['a line of text', 'Bad Gateway', { 'content-type': 'text/plain' }, ApiError],
  ['nothing', null, {}, ApiError],
])(
  'a proxy that cannot reach the server and sends %s counts as a lost connection',
  async (_what, body, headers, failure) => {
    server.answerRaw('accounts.user', () => new Response(body, { status: 502, headers }))
    await expect(client.accounts.user()).rejects.toThrow(failure)
    expect(lastContact.heard).toBe('lost')
  },
)

test('an error from the server counts as a working connection', async () => {
  server.refuse('accounts.user', { code: 'database_unavailable' })
  await expect(client.accounts.user()).rejects.toThrow(ApiError)
  expect(lastContact.heard).toBe('there')
})
