import { commodities } from './commodities.ts'
import { priceUnits } from './price-units.ts'
import { answers } from './server/answers.ts'
import { chat } from './server/chat.ts'
import { errors } from './server/errors.ts'
import { health } from './server/health.ts'
import { weakPasswords } from './server/passwords.ts'
import { priceImports } from './server/price-imports.ts'
import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  answers,
  chat,
  commodities,
  priceUnits,
  errors,
  health,
  priceImports,
  weakPasswords,
}
