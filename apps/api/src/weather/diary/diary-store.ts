import { sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { forecastDiary } from '../../db/weather-tables.ts'
import type { Point } from '../grid.ts'
import type { DiaryDay } from './diary-days.ts'

/** Days of one provider at one grid point. */
export interface DiaryEntry {
  at: Point
  provider: string
  fetchedAt: Date
  days: readonly DiaryDay[]
}

/** Writes what is not there yet: the first word on a day counts, whichever instance has it. */
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
      .onConflictDoNothing(),
  )
}

/** Removes days that are more than two years over. */
export const forgetDiary: CleanUp = (database, most) =>
  deleteSome(
    database,
    forecastDiary,
    forecastDiary.day,
    sql`${forecastDiary.day} < (now() - interval '2 years')::date`,
    most,
  )
