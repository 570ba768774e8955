import { day } from './server/day.ts'
import { farmAnswer } from './server/farm-answer.ts'
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
  weather: { figures, times, reasons, limits, day, outlook, why, farmAnswer },
}
