import { chat } from './page/chat.ts'
import { farmAssistant, farmMarket } from './page/farm-pages.ts'
import { farmSettings } from './page/farm-settings.ts'
import { location } from './page/location.ts'
import { tag } from './tag.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
  chat,
  farmAssistant,
  farmMarket,
  farmSettings,
  location,
}
