import { alerts } from './page/alerts.ts'
import { weather } from './page/weather.ts'
import { tag } from './tag.ts'
import { figures } from './weather/figures.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
  alerts,
  figures,
  weather,
}
