import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { useQuery } from '@tanstack/react-query'
import { AnswerCard } from '../../components/answer-card/answer-card.tsx'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { Part } from '../../components/part/part.tsx'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { waitsForPriceQuery } from '../../features/prices/waits-for-price.ts'
import { TodayWeather } from '../../features/weather/today/today-weather.tsx'
import { words } from '../../words.ts'
import './farm-today.css'

const loadWorth = () => import('./farm-worth.tsx')

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

/** Prices weigh a sixth of the dashboard: only who has chosen a crop, or wants to, pays for them. */
function WorthToday() {
  const { data, isError } = useQuery(waitsForPriceQuery())
  const hasCrops = data?.hasCrops
  const worth = useLoaded(hasCrops ? loadWorth : undefined)
  const { today } = words
  if (hasCrops === false)
    return (
      <AnswerCard sign="price" title={today.worth} verdict={today.choose}>
        <Part load={loadWorth} missing={words.farmMarket.pricesMissing} waiting={words.application.loading}>
          {({ FarmChoice }) => <FarmChoice />}
        </Part>
      </AnswerCard>
    )
  return hasCrops && worth && worth !== 'failed' ? (
    <worth.FarmWorth />
  ) : (
    <Unanswered title={today.worth} why={isError || worth === 'failed' ? today.failed : undefined} />
  )
}
