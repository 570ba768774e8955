import * as z from 'zod/mini'
import { encodeProblem } from './schema/problems.ts'
import { trimmedText } from './schema/text.ts'
import { type CallGroup, REPLAYABLE_HEADERS, withMetadata } from './table/endpoint.ts'

export const contactMessage = z.object({
  name: trimmedText('sender_name', 1, 120),
  /** E-mail or telephone number, as the farmer wrote it. */
  replyTo: trimmedText('reply_to', 3, 200),
  message: trimmedText('contact_message', 1, 4000),
  /** Created by the sender and reused for all retries, so that a message is saved only once. */
  formId: z.optional(z.uuid({ error: encodeProblem({ code: 'not_a_uuid' }) })),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactCalls = {
  send: {
    method: 'POST',
    path: '/api/contact',
    body: contactMessage,
    responses: { 201: z.object({ received: z.literal(true) }) },
  },
} as const satisfies CallGroup

export const contact = /* @__PURE__ */ withMetadata(contactCalls, {
  send: {
    summary: 'Send a message to the operator',
    auth: 'public',
    acceptedHeaders: REPLAYABLE_HEADERS,
    errors: ['invalid_request', 'too_many_requests'],
  },
})
