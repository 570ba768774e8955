import type { contact } from '@smart-farming/contracts/contact'
import { scheduleCleanup } from '../db/cleanup.ts'
import type { Deps } from '../deps.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { deleteExpiredMessages, storeMessage } from './messages-store.ts'

interface Parts extends Pick<Deps, 'config' | 'database' | 'sessions'>, FeatureContext {}

/** The contact form. Messages are deleted after a configured number of days. */
export function createContact(parts: Parts): Feature<typeof contact> {
  const { config, database, sessions } = parts
  return {
    handlers: {
      send: async ({ body, request }) => {
        // Anybody may write. A farmer's message records the account, so that the account's export
        // and deletion include the message.
        const sender = await sessions.reader.read(request.headers.cookie)
        await storeMessage(database, body, sender?.id)
        return { received: true }
      },
    },
    close: scheduleCleanup(parts, { 'contact messages': deleteExpiredMessages(config.contactMessagesDays) }),
  }
}
