import { alerts } from './page/alerts.ts'
import { chat } from './page/chat.ts'
import { farmAssistant, farmMarket } from './page/farm-pages.ts'
import { farmSettings } from './page/farm-settings.ts'
import { location } from './page/location.ts'
import { weather } from './page/weather.ts'
import { tag } from './tag.ts'
import { figures } from './weather/figures.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
  chat,
  farmAssistant,
  farmMarket,
  farmSettings,
  location,
  alerts,
  figures,
  weather,
}
