import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Forecast } from '@smart-farming/contracts/weather'
import { groupByDay } from '@smart-farming/weather-core/days'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { daySummary, type TimedWork } from '@smart-farming/weather-core/words/day-summary'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { worksFor } from '@smart-farming/weather-core/work/enterprises'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { farmOf } from '@smart-farming/weather-core/work/own-farm'
import type { ReactNode } from 'react'
import { dayLabel } from '../../place-time.ts'
import { StepTable } from './steps/step-table.tsx'
import { DayWork } from './work/day-work.tsx'

// Comes with the plans, because it comes after the days as they do.
export { ChartView } from './chart-view.tsx'

/** What there is to say of a day beside its row. */
export interface DayPlan {
  /** A sentence, fit to be read aloud. */
  summary: string
  /** What an opened day shows: what it allows, and its 3-hour steps. */
  opened: ReactNode
}

/** The jobs that a day's sentence speaks of: spraying, and baling where hay is made. More would not be one sentence. */
const spokenOf = ({ enterprises }: FarmSettings): TimedWork[] =>
  enterprises?.includes('dairy') ? ['spraying', 'hay'] : ['spraying']

/** Judges a forecast for a farm, by the place's own days ('YYYY-MM-DD'). */
export function planDays({ list, city }: Forecast, own: FarmSettings): ReadonlyMap<string, DayPlan> {
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const place = { ...zone, latDeg: city.coord.lat, lonDeg: city.coord.lon }
  const units = displayUnits(own.units)
  const farm = farmOf(own)
  const works = worksFor(own.enterprises)
  const entries = new Map(groupByDay(list, zone).map((day) => [day.key, day.entries]))
  return new Map(
    judgeForecast(list.map(weatherStep), place, farm).map((day) => [
      day.key,
      {
        summary: unbroken(daySummary(day, place, units, spokenOf(own))),
        opened: (
          <>
            <DayWork day={day} works={works} farm={farm} place={place} units={units} />
            <StepTable
              title={dayLabel(day.key)}
              entries={entries.get(day.key) ?? []}
              zone={zone}
              units={units}
            />
          </>
        ),
      },
    ]),
  )
}

/** Keeps a figure and its unit on one line. */
const unbroken = (words: string): string => words.replace(/(\d) (?=°|mm|in\b|km|m\/s|mph|knots)/g, '$1\u00a0')
