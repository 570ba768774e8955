import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Part } from '../../../components/part/part.tsx'
import { dayLabel, shortHour, startHour } from '../../../place-time.ts'
import { useShownUnits } from '../../../shown-units.ts'
import { useNow } from '../../../use-now.ts'
import { partWords, words } from '../../../words.ts'
import { chartJobs } from '../chart/chart-jobs.ts'
import { isAdvice, isShown, stepsLeft } from '../forecast/forecast-use.ts'
import { nextStretch } from '../next-stretch.ts'
import { useJudgedForecast } from '../use-judged-forecast.ts'
import { workWords } from '../work/work-words.ts'
import css from './hours-view.css?inline'

adoptStyle(css)

const loadChart = () => import('../chart/forecast-chart.tsx')

interface HoursViewProps {
  point: Coordinates
  /** Name of the place. */
  place: string
  /** True for a place that is not the farm: no advice is shown for it. */
  isElsewhere: boolean
}

/** The hours of the five days as a meteogram, with the best time for each farm job below. */
export function HoursView({ point, place, isElsewhere }: HoursViewProps) {
  const now = useNow()
  const units = useShownUnits()
  const { forecast, outlook, isPending } = useJudgedForecast(point)
  const said = partWords.weatherChart.hours
  const list = forecast && isShown(forecast.source, now) ? stepsLeft(forecast.list, now) : []
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
  const judged = typeof outlook === 'object' && !isElsewhere && isAdvice(source, now) ? outlook : undefined
  const dayKeys = days.map(({ key }) => key)
  const jobs = (judged ? chartJobs(judged) : []).map((work) => ({
    work,
    best: judged && nextStretch(judged, work.work, dayKeys, now, 'good'),
  }))
  const none = jobs.filter(({ best }) => best === undefined).map(({ work }) => workWords(work.work))
  return (
    <section className="hours-view">
      {head}
      <div className="hours-view__card">
        <Part
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
        </Part>
      </div>
      <dl className="hours-view__jobs">
        {jobs.map(
          ({ work: { work }, best }) =>
            best && (
              <div key={work} className="hours-view__card">
                <dt>{said.best({ job: workWords(work) })}</dt>
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
