import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { firstDays, groupByDay } from '@smart-farming/weather-core/days'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import {
  adviceEndsDt,
  isAdvice,
  isShown,
  stepsLeft,
} from '../../../features/weather/forecast/forecast-use.ts'
import { nextStretch } from '../../../features/weather/next-stretch.ts'
import { useJudgedForecast } from '../../../features/weather/use-judged-forecast.ts'
import { dayLabel, shortHour, startHour } from '../../../place-time.ts'
import { useNow } from '../../../use-now.ts'
import { partWords, words } from '../../../words.ts'
import { OwnCard } from './own-card.tsx'

interface JobCardProps {
  at: FarmLocationState
  onAsk: (question: string) => void
}

/** The next hours for spraying, within five days. */
export const JobCard = ({ at: { location, isElsewhere }, onAsk }: JobCardProps) => {
  const question = words.chat.openings.assistant.questions.spraying
  if (isElsewhere)
    return (
      <OwnCard
        sign="unknown"
        question={question}
        answer={words.today.unknown}
        more={words.today.noPlace}
        onAsk={onAsk}
      />
    )
  if (location === undefined) return <OwnCard sign="looking" question={question} onAsk={onAsk} />
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
  const unknown = (why: string) => <OwnCard sign="unknown" answer={today.unknown} more={why} {...asked} />
  if (isPending || (forecast && outlook === undefined)) return <OwnCard sign="looking" {...asked} />
  if (!forecast || !isShown(forecast.source, now) || !isAdvice(forecast.source, now))
    return unknown(today.missing)
  if (outlook === undefined || outlook === 'failed') return unknown(today.failed)
  const { city, list, source } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  const days = firstDays(groupByDay(stepsLeft(list, now), zone)).map(({ key }) => key)
  const { own } = partWords.chat
  for (const verdict of ['good', 'careful'] as const) {
    const next = nextStretch(outlook, 'spraying', days, now, verdict)
    if (!next) continue
    const [from, to] = [startHour(zone, next), shortHour(zone, next.endDt)]
    return (
      <OwnCard
        sign={verdict}
        answer={own.stretch({ day: dayLabel(next.day), from, to })}
        more={verdict === 'careful' ? own.careful : own.good}
        untilDt={Math.min(adviceEndsDt(source), next.endDt)}
        {...asked}
      />
    )
  }
  return (
    <OwnCard sign="dont" answer={own.notNow} more={own.noHours} untilDt={adviceEndsDt(source)} {...asked} />
  )
}
