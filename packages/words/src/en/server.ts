import { errors } from './server/errors.ts'
import { health } from './server/health.ts'
import { weakPasswords } from './server/passwords.ts'
import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  errors,
  health,
  weakPasswords,
}
