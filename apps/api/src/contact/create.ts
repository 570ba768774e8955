import type { contact } from '@smart-farming/contracts/contact'
import { cleanUpWhileListening } from '../db/clean-up.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { forgetMessages, keepMessage } from './messages-store.ts'

interface Parts extends Pick<Deps, 'config' | 'database' | 'sessions'>, Lent {}

/** The contact form. Its messages are read with the `messages` command, and deleted after a time. */
export function createContact(parts: Parts): Feature<typeof contact> {
  const { config, database, sessions } = parts
  return {
    handlers: {
      send: async ({ body, request }) => {
        // Anybody may write; a farmer's message records the account, for its export and deletion.
        const sender = await sessions.reader.read(request.headers.cookie)
        await keepMessage(database, body, sender?.id)
        return { received: true }
      },
    },
    close: cleanUpWhileListening(parts, { 'contact messages': forgetMessages(config.contactMessagesDays) }),
  }
}
