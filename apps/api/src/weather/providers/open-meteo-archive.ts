import * as z from 'zod'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { Point } from '../grid.ts'
import type { SeasonAnswer } from '../history/season-answer.ts'
import { unixSeconds } from '../steps/lenient.ts'
import { openMeteoInfo } from './open-meteo.ts'
import { OpenMeteoService } from './open-meteo-service.ts'
import type { ProviderInfo, Timing } from './provider.ts'

const DAY_MS = 86_400_000
const HOUR = 3_600
/** Delay of the archive, in days. The recent hours from the forecast API fill this gap. */
const BEHIND_DAYS = 7
/**
 * Days requested, a little more than a year. 26 fortnights of one column cost 2.6 calls of the
 * quota.
 */
const ARCHIVE_DAYS = 366
/**
 * Days for which an answer is fresh. The separate request for recent weather reaches back 14 days,
 * so it still connects to an archive answer of a week ago.
 */
const FRESH_DAYS = 6

const answer = z.object({
  hourly: z.object({
    time: z.array(unixSeconds.nullable().catch(null)).min(1),
    temperature_2m: z.array(z.unknown()),
  }),
})

export interface SeasonReading extends Timing {
  season: Omit<SeasonAnswer, 'source'>
}

/**
 * Open-Meteo's archive of the past year: a reanalysis on a grid of 9 to 25 km, not gauge
 * measurements.
 */
export class OpenMeteoArchive {
  readonly info: ProviderInfo = openMeteoInfo
  readonly #service: OpenMeteoService
  readonly #now: () => number

  /** @param options.now current time, in Unix ms */
  constructor({ baseUrl, now }: { baseUrl: string; now: () => number }) {
    this.#service = new OpenMeteoService(this.info.id, baseUrl)
    this.#now = now
  }

  /**
   * Temperature of every hour of the year until a week ago. The period is the same for all farms,
   * so one answer a week serves a whole cell.
   * @throws {UpstreamFailure} whenever there is no complete, valid answer
   */
  async season(at: Point, signal: AbortSignal): Promise<SeasonReading> {
    const now = this.#now()
    const dayOf = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const what = {
      start_date: dayOf(BEHIND_DAYS + ARCHIVE_DAYS),
      end_date: dayOf(BEHIND_DAYS),
      hourly: 'temperature_2m',
      timezone: 'GMT',
    }
    const { hourly } = await this.#service.ask('/v1/archive', { schema: answer, what }, at, signal)
    const { time, temperature_2m: column } = hourly
    const byDt = new Map(time.map((dt, i) => [dt, column[i]]))
    const fromDt = Math.min(...time.filter((dt) => dt !== null))
    const untilDt = Math.max(...time.filter((dt) => dt !== null))
    const hours = Math.min((untilDt - fromDt) / HOUR + 1, (ARCHIVE_DAYS + 2) * 24)
    const tempsC = Array.from({ length: Math.max(0, Math.floor(hours)) }, (_, i) => {
      const value = byDt.get(fromDt + i * HOUR)
      return typeof value === 'number' && Math.abs(value) <= 60 ? value : null
    })
    if (tempsC.every((tempC) => tempC === null))
      throw new UpstreamFailure(this.info.id, 'no_data', 'no archive for this point')
    return { season: { fromDt, tempsC }, freshUntil: now + FRESH_DAYS * DAY_MS }
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}
