import type { contact } from '@smart-farming/contracts/contact'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/answers/feature.ts'
import { keepMessage } from './messages-store.ts'

/** The contact form. What is left here is read with the `messages` command. */
export function createContact({ database }: Pick<Deps, 'database'>): Feature<typeof contact> {
  return {
    handlers: {
      send: async ({ body }) => {
        await keepMessage(database, body)
        return { received: true }
      },
    },
  }
}
