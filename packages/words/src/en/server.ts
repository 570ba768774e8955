import { commodities } from './commodities.ts'
import { priceUnits } from './price-units.ts'
import { answers } from './server/answers.ts'
import { chat } from './server/chat.ts'
import { day } from './server/day.ts'
import { outlook } from './server/outlook.ts'
import { why } from './server/why.ts'
import { tag } from './tag.ts'
import { figures } from './weather/figures.ts'
import { limits } from './weather/limits.ts'
import { reasons } from './weather/reasons.ts'
import { times } from './weather/times.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  answers,
  chat,
  commodities,
  priceUnits,
  weather: { figures, times, reasons, limits, day, outlook, why },
}
