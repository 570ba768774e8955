import { sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { forecastDiary } from '../../db/weather-tables.ts'
import type { Point } from '../grid.ts'
import { type DiaryDay, OBSERVED } from './diary-days.ts'

export interface DiaryEntry {
  at: Point
  provider: string
  fetchedAt: Date
  days: readonly DiaryDay[]
}

/**
 * Adds missing rows. The first forecast of a day stays, whichever instance made it. A more complete
 * observation of a day replaces an incomplete one.
 */
export async function writeDiary(
  database: Database,
  { at, provider, fetchedAt, days }: DiaryEntry,
): Promise<void> {
  if (days.length === 0) return
  const cell = { lat: Math.round(at.lat * 100), lon: Math.round(at.lon * 100) }
  await database.run((orm) =>
    orm
      .insert(forecastDiary)
      .values(days.map((day) => ({ ...cell, provider, fetchedAt, ...day })))
      .onConflictDoUpdate({
        target: [
          forecastDiary.lat,
          forecastDiary.lon,
          forecastDiary.provider,
          forecastDiary.day,
          forecastDiary.lead,
        ],
        set: {
          fetchedAt: sql`excluded.fetched_at`,
          minC: sql`excluded.min_c`,
          maxC: sql`excluded.max_c`,
          rainMm: sql`excluded.rain_mm`,
          gustKmh: sql`excluded.gust_kmh`,
          hours: sql`excluded.hours`,
        },
        setWhere: sql`${forecastDiary.lead} = ${OBSERVED} and ${known('forecast_diary')} < ${known('excluded')}`,
      }),
  )
}

const known = (row: 'forecast_diary' | 'excluded') =>
  sql.raw(`num_nonnulls(${row}.min_c, ${row}.max_c, ${row}.rain_mm, ${row}.gust_kmh)`)

/** Deletes diary days older than two years. */
export const deleteExpiredDiary: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    forecastDiary,
    forecastDiary.day,
    sql`${forecastDiary.day} < (now() - interval '2 years')::date`,
    most,
  )
