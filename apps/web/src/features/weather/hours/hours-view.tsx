import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { useDisplayUnits } from '../../../display-units.ts'
import { dayLabel, shortHour, startHour } from '../../../place-time.ts'
import { useNow } from '../../../use-now.ts'
import { lazyWords, words } from '../../../words.ts'
import { chartJobs } from '../chart/chart-jobs.ts'
import { isAdviceValid, isForecastValid, remainingSteps } from '../forecast/forecast-expiry.ts'
import { findNextWorkWindow } from '../next-work-window.ts'
import { useJudgedForecast } from '../use-judged-forecast.ts'
import { jobLabel } from '../work/work-labels.ts'
import css from './hours-view.css?inline'

adoptStyle(css)

const loadChart = () => import('../chart/forecast-chart.tsx')

interface HoursViewProps {
  point: Coordinates
  place: string
  /** True if the place is not the farm, and so gets no advice. */
  isElsewhere: boolean
}

/** The five days hour by hour as a meteogram, with the best time for each farm job below. */
export function HoursView({ point, place, isElsewhere }: HoursViewProps) {
  const now = useNow()
  const units = useDisplayUnits()
  const { forecast, outlook, isPending } = useJudgedForecast(point)
  const said = lazyWords.weatherChart.hours
  const list = forecast && isForecastValid(forecast.source, now) ? remainingSteps(forecast.list, now) : []
  const head = <p className="hours-view__place">{said.place({ place })}</p>
  if (forecast === undefined || list.length === 0)
    return (
      <section className="hours-view">
        {head}
        <p className={`hours-view__card ${isPending ? 'hours-view__waiting' : ''}`} role="status">
          {isPending ? words.weather.loading : words.weather.missing.title}
        </p>
      </section>
    )
  const { city, source } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const days = firstDays(groupByDay(list, zone))
  const judged =
    typeof outlook === 'object' && !isElsewhere && isAdviceValid(source, now) ? outlook : undefined
  const dayKeys = days.map(({ key }) => key)
  const jobs = (judged ? chartJobs(judged) : []).map((work) => ({
    work,
    best: judged && findNextWorkWindow(judged, work.work, dayKeys, now, 'good'),
  }))
  const none = jobs.filter(({ best }) => best === undefined).map(({ work }) => jobLabel(work.work))
  return (
    <section className="hours-view">
      {head}
      <div className="hours-view__card">
        <LazyBoundary
          load={loadChart}
          missing={words.weather.chart.missing}
          waiting={
            <p className="hours-view__waiting" role="status">
              {words.application.loading}
            </p>
          }
        >
          {({ ForecastChart }) => (
            <ForecastChart
              entries={days.flatMap(({ entries }) => entries)}
              zone={zone}
              units={units}
              outlook={judged}
              now={now}
            />
          )}
        </LazyBoundary>
      </div>
      <dl className="hours-view__jobs">
        {jobs.map(
          ({ work: { work }, best }) =>
            best && (
              <div key={work} className="hours-view__card">
                <dt>{said.best({ job: jobLabel(work) })}</dt>
                <dd>
                  {said.stretch({
                    day: dayLabel(best.day),
                    from: startHour(zone, best),
                    to: shortHour(zone, best.endDt),
                  })}
                </dd>
              </div>
            ),
        )}
      </dl>
      {none.length > 0 && <p className="hours-view__none">{said.none({ jobs: none })}</p>}
    </section>
  )
}
