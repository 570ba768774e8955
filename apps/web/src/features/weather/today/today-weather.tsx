import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { TodayAnswer } from '@smart-farming/contracts/weather'
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx'
import { UnansweredCard } from '../../../components/answer-card/unanswered-card.tsx'
import { useNow } from '../../../use-now.ts'
import { words } from '../../../words.ts'
import { forecastAge } from '../forecast/forecast-age.ts'
import { isAdviceValid, isForecastValid } from '../forecast/forecast-expiry.ts'
import { useJudgedForecast } from '../use-judged-forecast.ts'

interface TodayWeatherProps {
  /** The farm's location; undefined until known. */
  point: Coordinates | undefined
  /** Reason for a missing point; undefined while loading. */
  missing?: string | undefined
  /** Name of the place, if it could be confused with another. */
  place?: string | undefined
}

/**
 * Today's work and tonight's threats, as judged by the server. If they were not judged, both cards
 * say so.
 */
export const TodayWeather = ({ point, missing, place }: TodayWeatherProps) =>
  point ? <TodayAt key={`${point.lat},${point.lon}`} point={point} place={place} /> : <Both why={missing} />

const Both = (said: { why?: string | undefined; untilDt?: number }) =>
  [words.today.job, words.today.night].map((title) => <UnansweredCard key={title} title={title} {...said} />)

const why = ({ reasons }: TodayAnswer) => reasons.map((reason) => <p key={reason}>{reason}</p>)

function TodayAt({ point, place }: Pick<TodayWeatherProps, 'place'> & { point: Coordinates }) {
  const now = useNow()
  const { forecast, outlook, isPending } = useJudgedForecast(point)
  const { today } = words
  if (isPending) return <Both />
  if (!forecast || !isForecastValid(forecast.source, now)) return <Both why={today.missing} />
  const { source } = forecast
  const { isOld, untilDt } = forecastAge(source, now)
  if (!isAdviceValid(source, now)) return <Both why={today.old} untilDt={untilDt} />
  if (outlook === undefined) return <Both />
  if (outlook === 'failed' || !outlook.today) return <Both why={today.failed} />

  const { jobs, night } = outlook.today
  const current = (answers: readonly TodayAnswer[]) => answers.find(({ untilDt }) => untilDt > now)
  const doubt = source.sample ? today.sample : isOld ? today.old : undefined
  const card = (title: string, answer?: TodayAnswer, others: readonly TodayAnswer[] = []) =>
    answer ? (
      <AnswerCard {...answer} untilDt={Math.min(answer.untilDt, untilDt)} note={place} doubt={doubt}>
        {why(answer)}
        {others.map((other) => (
          <div key={other.title} className="answer-card__more">
            {other.title} <strong>{other.verdict}</strong> {other.when}
            {why(other)}
          </div>
        ))}
      </AnswerCard>
    ) : (
      <UnansweredCard title={title} why={today.missing} />
    )
  const [job, ...others] = jobs.flatMap((answers) => current(answers) ?? [])
  return (
    <>
      {card(today.job, job, others)}
      {card(today.night, current(night))}
    </>
  )
}
