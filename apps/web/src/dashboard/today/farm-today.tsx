import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { useQuery } from '@tanstack/react-query'
import { AnswerCard } from '../../components/answer-card/answer-card.tsx'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { useQuiet } from '../../features/offline/use-quiet.ts'
import { waitsForPriceQuery } from '../../features/prices/waits-for-price.ts'
import { TodayWeather } from '../../features/weather/today/today-weather.tsx'
import { words } from '../../words.ts'
import './farm-today.css'

const loadWorth = () => import('./farm-worth.tsx')
const loadChoice = () => import('./farm-choice.tsx')

/**
 * The three questions of who looks for a moment: what can be done today, what threatens tonight, what the crop is
 * worth.
 */
export function FarmToday({ point }: { point: Coordinates | undefined }) {
  return (
    <section className="farm-today" aria-label={words.today.title}>
      <div className="farm-today__answers">
        <TodayWeather point={point} />
        <WorthToday />
      </div>
    </section>
  )
}

/**
 * Prices weigh a sixth of the dashboard: only who has chosen a crop pays for them at once; what others may choose comes
 * when nothing is waited for any more.
 */
function WorthToday() {
  const { data, isError } = useQuery(waitsForPriceQuery())
  const hasCrops = data?.hasCrops
  const isQuiet = useQuiet()
  const worth = useLoaded(hasCrops ? loadWorth : undefined)
  const choice = useLoaded(hasCrops === false && isQuiet ? loadChoice : undefined)
  const { today } = words
  if (hasCrops === false)
    return choice && choice !== 'failed' ? (
      <choice.FarmChoice />
    ) : (
      <AnswerCard sign="price" title={today.worth} verdict={today.choose} />
    )
  return hasCrops && worth && worth !== 'failed' ? (
    <worth.FarmWorth />
  ) : (
    <Unanswered title={today.worth} why={isError || worth === 'failed' ? today.failed : undefined} />
  )
}
