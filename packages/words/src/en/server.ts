import { commands } from './server/commands.ts'
import { errors } from './server/errors.ts'
import { health } from './server/health.ts'
import { pages } from './server/pages.ts'
import { weakPasswords } from './server/passwords.ts'
import { settings } from './server/settings.ts'
import { start } from './server/start.ts'
import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  commands,
  errors,
  health,
  pages,
  settings,
  start,
  weakPasswords,
}
