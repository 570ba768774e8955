import type { contact } from '@smart-farming/contracts/contact'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/answers/bind.ts'
import { keepMessage } from './messages-store.ts'

interface Needs {
  database: Database
}

/** The contact form. What is left here is read with the `messages` command. */
export function contactRoutes({ database }: Needs): Handlers<typeof contact> {
  return {
    send: async ({ body }) => {
      await keepMessage(database, body)
      return { received: true }
    },
  }
}
