import type { contact } from '@smart-farming/contracts/contact'
import { scheduleCleanup } from '../db/cleanup.ts'
import type { Deps } from '../deps.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { deleteExpiredMessages, storeMessage } from './messages-store.ts'

interface Parts extends Pick<Deps, 'config' | 'database' | 'sessions'>, FeatureContext {}

/** The contact form. Its messages are read with the `messages` command, and deleted after a time. */
export function createContact(parts: Parts): Feature<typeof contact> {
  const { config, database, sessions } = parts
  return {
    handlers: {
      send: async ({ body, request }) => {
        // Anybody may write; a farmer's message records the account, for its export and deletion.
        const sender = await sessions.reader.read(request.headers.cookie)
        await storeMessage(database, body, sender?.id)
        return { received: true }
      },
    },
    close: scheduleCleanup(parts, { 'contact messages': deleteExpiredMessages(config.contactMessagesDays) }),
  }
}
