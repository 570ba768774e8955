import type { contact } from '@smart-farming/contracts/contact'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/answers/feature.ts'
import { keepMessage } from './messages-store.ts'

/** The contact form. What is left here is read with the `messages` command. */
export function createContact({
  database,
  sessions,
}: Pick<Deps, 'database' | 'sessions'>): Feature<typeof contact> {
  return {
    handlers: {
      send: async ({ body, request }) => {
        // Anybody may write; of a farmer it is noted whose account it is, for the export and the deletion of that.
        const sender = await sessions.reader.read(request.headers.cookie)
        await keepMessage(database, body, sender?.id)
        return { received: true }
      },
    },
  }
}
