import { contact } from '@smart-farming/contracts/contact'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { bind, type Handler, type Handlers } from './bind.ts'

type Contact = typeof contact
const send: Handler<Contact['send']> = () => undefined as never
const started = (handlers: Handlers<Contact>) => () =>
  bind(fastify(), 'contact', contact, handlers, { readUser: () => undefined })

// The type check is the test: an unused `@ts-expect-error` is a compile error.
test('a missing handler neither compiles nor starts', () => {
  expect(started({ send })).not.toThrow()
  // @ts-expect-error there is no handler for `send`
  expect(started({})).toThrow('contact.send has no handler')
})

test('a misnamed handler neither compiles nor starts', () => {
  // @ts-expect-error the endpoint is called `send`
  expect(started({ sent: send })).toThrow('contact.send has no handler')
})

test('a handler whose response is not in the contract is a compile error', () => {
  // @ts-expect-error a message that is sent is answered with no words of ours
  const wordy: Handler<Contact['send']> = () => 'sent'
  expect(wordy).toBeTypeOf('function')
})
