import { commodities } from './commodities.ts'
import { priceUnits } from './price-units.ts'
import { answers } from './server/answers.ts'
import { chat } from './server/chat.ts'
import { commands } from './server/commands.ts'
import { errors } from './server/errors.ts'
import { health } from './server/health.ts'
import { myAccount } from './server/my-account.ts'
import { pages } from './server/pages.ts'
import { weakPasswords } from './server/passwords.ts'
import { priceImports } from './server/price-imports.ts'
import { settings } from './server/settings.ts'
import { start } from './server/start.ts'
import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  myAccount,
  answers,
  chat,
  commands,
  commodities,
  errors,
  health,
  pages,
  priceImports,
  priceUnits,
  settings,
  start,
  weakPasswords,
}
