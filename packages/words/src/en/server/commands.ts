import { backup } from './commands/backup.ts'
import { messages } from './commands/messages.ts'
import { password } from './commands/password.ts'
import { prices } from './commands/prices.ts'
import { questions } from './commands/questions.ts'
import { roles } from './commands/roles.ts'
import { spending } from './commands/spending.ts'

export const commands = {
  databaseSilent: 'The database is not responding.',
  /** An unexpected failure. */
  failed: ({ what, why }: { what: string; why: string }) => `${what}: ${why}`,
  unknownError: 'unknown error',
  backup,
  messages,
  password,
  prices,
  questions,
  roles,
  spending,
}
