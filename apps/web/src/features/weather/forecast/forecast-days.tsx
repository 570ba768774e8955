import type { Forecast } from '@smart-farming/contracts/weather'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { useMemo, useState } from 'react'
import { useLazyModule } from '../../../components/lazy/use-lazy-module.ts'
import { useDisplayUnits } from '../../../display-units.ts'
import { dayLabel } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { ChartView } from '../chart/chart-view.tsx'
import './forecast-days.css'
import { dayJob, firstJob } from '../day-job.ts'
import { DayPlaceholder } from '../day-placeholder.tsx'
import { DayRow } from '../day-row.tsx'
import { commonScale, summariseDay } from '../day-summary.ts'
import type { JudgedForecast } from '../use-judged-forecast.ts'
import { CurrentWeatherCard } from './current-weather-card.tsx'
import {
  adviceExpiryDt,
  daySentenceAt,
  daySentenceExpiryDt,
  firstStepEndDt,
  forecastExpiryDt,
} from './forecast-expiry.ts'
import { ForecastNotice, needsForecastNotice } from './forecast-notice.tsx'
import { LabelNotice } from './label-notice.tsx'
import { SourceLine } from './source-line.tsx'

/** Loads the view of a day's work. Must be a stable function. */
export type DayPlanLoader = () => Promise<Pick<typeof import('../work/day-plan.tsx'), 'DayPlan'>>

const loadSteps = () => import('../steps/step-table.tsx')

interface ForecastDaysProps {
  forecast: Forecast
  /**
   * Like {@link JudgedForecast.outlook}. 'old' for a forecast too old for advice; 'elsewhere' if
   * the place is not the farm.
   */
  outlook: JudgedForecast['outlook'] | 'old' | 'elsewhere'
  loadWork: DayPlanLoader
  /** Unix seconds. */
  now: number
}

/** The first five days of a forecast, one of which can be open, with their source and age. */
export function ForecastDays({ forecast, outlook, loadWork, now }: ForecastDaysProps) {
  const { list, city, source } = forecast
  const [openDay, setOpenDay] = useState<string>()
  const [isWorkWanted, setWorkWanted] = useState(false)
  const work = useLazyModule(isWorkWanted ? loadWork : undefined)
  // The plan needs the steps as well, so this also reports a failure to load them.
  const steps = useLazyModule(isWorkWanted ? loadSteps : undefined)
  const units = useDisplayUnits()
  const zone = useMemo(() => ({ zone: city.zone, offsetSeconds: city.timezone }), [city.zone, city.timezone])
  const days = useMemo(() => firstDays(groupByDay(list, zone)), [list, zone])
  const rows = useMemo(() => days.map((day) => ({ day, figures: summariseDay(day) })), [days])
  const scale = useMemo(() => commonScale(rows.map(({ figures }) => figures)), [rows])
  const judged = typeof outlook === 'object' ? outlook : undefined
  const jobOfRows = judged && firstJob(judged.works)
  const [first, ...next] = list
  return (
    <>
      <ForecastNotice source={source} zone={zone} now={now} />
      {first && <CurrentWeatherCard steps={[first, ...next]} zone={zone} units={units} />}
      <div className="forecast-days">
        <p className="forecast-days__head">
          <span className="forecast-days__title">{words.weather.days.title}</span>{' '}
          <span className="forecast-days__key">{words.weather.days.key}</span>
        </p>
        <ol data-until={forecastExpiryDt(source)} onFocus={() => setWorkWanted(true)}>
          {rows.map(({ day, figures }) => {
            const said = judged?.days.find((one) => one.day === day.key)
            const windows = said?.windows[jobOfRows ?? '']
            return (
              <DayRow
                key={day.key}
                day={day}
                figures={figures}
                scale={scale}
                job={judged && dayJob(judged, day.key, now)}
                jobUntilDt={adviceExpiryDt(source)}
                zone={zone}
                units={units}
                isOpen={day.key === openDay}
                onToggle={() => {
                  setWorkWanted(true)
                  setOpenDay(day.key === openDay ? undefined : day.key)
                }}
                untilDt={firstStepEndDt(day.entries)}
                isFilled={work !== undefined && steps !== undefined}
                opened={
                  <>
                    {said && (
                      <p className="day-row__sentence" data-until={daySentenceExpiryDt(said, source, now)}>
                        {daySentenceAt(said, now)}
                      </p>
                    )}
                    {steps && steps !== 'failed' && (
                      <steps.StepTable
                        title={dayLabel(day.key)}
                        entries={day.entries}
                        zone={zone}
                        units={units}
                        job={jobOfRows !== undefined && windows && { work: jobOfRows, windows }}
                      />
                    )}
                    {work && work !== 'failed' ? (
                      <work.DayPlan outlook={outlook} day={day.key} place={zone} at={city.coord} now={now} />
                    ) : (
                      <DayPlaceholder lacks={work} />
                    )}
                  </>
                }
              />
            )
          })}
        </ol>
        <div className="forecast-days__chart">
          <ChartView
            entries={days.flatMap(({ entries }) => entries)}
            zone={zone}
            units={units}
            outlook={judged}
            now={now}
          />
        </div>
      </div>
      {outlook !== 'elsewhere' && <LabelNotice isUsual={judged?.usual === true} />}
      {!needsForecastNotice(source, now) && <SourceLine source={source} zone={zone} now={now} />}
    </>
  )
}
