import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import {
  adviceExpiryDt,
  isAdviceValid,
  isForecastValid,
  remainingSteps,
} from '../../../features/weather/forecast/forecast-expiry.ts'
import { findNextWorkWindow } from '../../../features/weather/next-work-window.ts'
import { useJudgedForecast } from '../../../features/weather/use-judged-forecast.ts'
import { dayLabel, shortHour, startHour } from '../../../place-time.ts'
import { useNow } from '../../../use-now.ts'
import { lazyWords, words } from '../../../words.ts'
import { FarmAnswerCard } from './farm-answer-card.tsx'

interface JobCardProps {
  at: FarmLocationState
  onAsk: (question: string) => void
}

/** Card with the next suitable hours for spraying, within five days. */
export const SprayingCard = ({ at: { location, isElsewhere }, onAsk }: JobCardProps) => {
  const question = words.chat.openings.assistant.questions.spraying
  if (isElsewhere)
    return (
      <FarmAnswerCard
        sign="unknown"
        question={question}
        answer={words.today.unknown}
        more={words.today.noPlace}
        onAsk={onAsk}
      />
    )
  if (location === undefined) return <FarmAnswerCard sign="looking" question={question} onAsk={onAsk} />
  return <JobAt key={`${location.lat},${location.lon}`} point={location} question={question} onAsk={onAsk} />
}

interface JobAtProps {
  point: Coordinates
  question: string
  onAsk: (question: string) => void
}

function JobAt({ point, ...asked }: JobAtProps) {
  const now = useNow()
  const { forecast, outlook, isPending } = useJudgedForecast(point)
  const { today } = words
  const unknown = (why: string) => (
    <FarmAnswerCard sign="unknown" answer={today.unknown} more={why} {...asked} />
  )
  if (isPending || (forecast && outlook === undefined)) return <FarmAnswerCard sign="looking" {...asked} />
  if (!forecast || !isForecastValid(forecast.source, now) || !isAdviceValid(forecast.source, now))
    return unknown(today.missing)
  if (outlook === undefined || outlook === 'failed') return unknown(today.failed)
  const { city, list, source } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const days = firstDays(groupByDay(remainingSteps(list, now), zone)).map(({ key }) => key)
  const { own } = lazyWords.chat
  for (const verdict of ['good', 'careful'] as const) {
    const next = findNextWorkWindow(outlook, 'spraying', days, now, verdict)
    if (!next) continue
    const [from, to] = [startHour(zone, next), shortHour(zone, next.endDt)]
    return (
      <FarmAnswerCard
        sign={verdict}
        answer={own.stretch({ day: dayLabel(next.day), from, to })}
        more={verdict === 'careful' ? own.careful : own.good}
        untilDt={Math.min(adviceExpiryDt(source), next.endDt)}
        {...asked}
      />
    )
  }
  return (
    <FarmAnswerCard
      sign="dont"
      answer={own.notNow}
      more={own.noHours}
      untilDt={adviceExpiryDt(source)}
      {...asked}
    />
  )
}
