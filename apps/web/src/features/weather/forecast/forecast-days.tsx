import type { Forecast } from '@smart-farming/contracts/weather'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { useMemo, useState } from 'react'
import { useLoaded } from '../../../components/part/use-loaded.ts'
import { dayLabel } from '../../../place-time.ts'
import { useShownUnits } from '../../../shown-units.ts'
import { ChartView } from '../chart/chart-view.tsx'
import './forecast-days.css'
import { DayRow } from '../day-row.tsx'
import { DayWaiting } from '../day-waiting.tsx'
import type { JudgedForecast } from '../use-judged-forecast.ts'
import { ForecastNotice } from './forecast-notice.tsx'
import { goneDt, sentenceAt, sentenceEndsDt, stepEndsDt } from './forecast-use.ts'
import { LabelNotice } from './label-notice.tsx'
import { SourceLine } from './source-line.tsx'

/** Fetches what shows the work that a day allows; the same function each time. */
export type LoadWork = () => Promise<Pick<typeof import('../work/day-plan.tsx'), 'DayPlan'>>

const loadSteps = () => import('../steps/step-table.tsx')

interface ForecastDaysProps {
  forecast: Forecast
  /** As in {@link JudgedForecast}; 'old' where it is too old to go by, 'elsewhere' where it is not of the farm. */
  outlook: JudgedForecast['outlook'] | 'old' | 'elsewhere'
  loadWork: LoadWork
  /** Unix seconds. */
  now: number
}

/** The first five days of a forecast, one of them open at a time, with where they come from and how old they are. */
export function ForecastDays({ forecast, outlook, loadWork, now }: ForecastDaysProps) {
  const { list, city, source } = forecast
  const [openDay, setOpenDay] = useState<string>()
  const [isWorkWanted, setWorkWanted] = useState(false)
  const work = useLoaded(isWorkWanted ? loadWork : undefined)
  // Where it does not come, the work does not either, and that is said.
  const steps = useLoaded(isWorkWanted ? loadSteps : undefined)
  const units = useShownUnits()
  const zone = useMemo(() => ({ zone: city.zone, offsetSeconds: city.timezone }), [city.zone, city.timezone])
  const days = useMemo(() => firstDays(groupByDay(list, zone)), [list, zone])
  const judged = typeof outlook === 'object' ? outlook : undefined
  return (
    <>
      <ForecastNotice source={source} now={now} />
      <ol data-until={goneDt(source)} onFocus={() => setWorkWanted(true)}>
        {days.map((day) => {
          const said = judged?.days.find((one) => one.day === day.key)
          return (
            <DayRow
              key={day.key}
              day={day}
              temperature={units.temperature}
              isOpen={day.key === openDay}
              onToggle={() => {
                setWorkWanted(true)
                setOpenDay(day.key === openDay ? undefined : day.key)
              }}
              summary={outlook === 'old' || outlook === 'elsewhere' ? null : said && sentenceAt(said, now)}
              untilDt={stepEndsDt(day.entries)}
              summaryUntilDt={said && sentenceEndsDt(said, source, now)}
              opened={
                <>
                  {work && work !== 'failed' ? (
                    <work.DayPlan outlook={outlook} day={day.key} place={zone} at={city.coord} now={now} />
                  ) : (
                    <DayWaiting lacks={work} />
                  )}
                  {steps && steps !== 'failed' && (
                    <steps.StepTable
                      title={dayLabel(day.key)}
                      entries={day.entries}
                      zone={zone}
                      units={units}
                    />
                  )}
                </>
              }
            />
          )
        })}
      </ol>
      <div className="forecast-days__chart">
        <ChartView entries={days.flatMap(({ entries }) => entries)} zone={zone} units={units} />
      </div>
      {outlook !== 'elsewhere' && <LabelNotice isUsual={judged?.usual === true} />}
      <SourceLine source={source} zone={zone} now={now} />
    </>
  )
}
