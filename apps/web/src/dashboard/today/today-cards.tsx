import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { UnansweredCard } from '../../components/answer-card/unanswered-card.tsx'
import { preloadCandidates } from '../../components/lazy/load-module.ts'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { farmQuery } from '../../features/location/queries.ts'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'
import { boardStatusQuery } from '../../features/prices/board-status.ts'
import { TodayWeather } from '../../features/weather/today/today-weather.tsx'
import { words } from '../../words.ts'
import { ChooseCropsCard } from './choose-crops-card.tsx'
import './today-cards.css'

const loadWorth = () => import('./farm-price-card.tsx')
const loadChoice = () => import('./farm-suggested-board.tsx')

/** Three short answers: work possible today, threats tonight, and the crop's price. */
export function TodayCards({ at: { location, isElsewhere } }: { at: FarmLocationState }) {
  const { data: farm } = useQuery(farmQuery())
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  // The link must not be replaced between pointer down and up.
  const touchUnlessPressed = ({ target }: { target: EventTarget }) => {
    const link = (target as Element).closest('a')
    if (!link || link.matches(':focus-visible')) touch()
  }
  useEffect(() => {
    const ready = async () => {
      touch()
      return {}
    }
    preloadCandidates.add(ready)
    return () => void preloadCandidates.delete(ready)
  }, [])
  return (
    <section
      className="farm-today"
      aria-label={words.today.title}
      onPointerDown={touchUnlessPressed}
      onFocus={touchUnlessPressed}
    >
      <div className="farm-today__answers">
        <TodayWeather
          point={isElsewhere ? undefined : location}
          missing={isElsewhere ? words.today.noPlace : undefined}
          // A farm with one place needs no name here.
          place={farm?.places[1] ? location?.name : undefined}
        />
        <WorthToday isTouched={isTouched} />
      </div>
    </section>
  )
}

/**
 * Price code is a sixth of the dashboard's size, so it loads at once only for farmers with crops.
 * For others, the suggested board loads while idle on phones that cache the application, and
 * otherwise at the first touch of these answers.
 */
function WorthToday({ isTouched }: { isTouched: boolean }) {
  const { data, isError } = useQuery(boardStatusQuery())
  const hasCrops = data?.hasCrops
  const worth = useLazyModule(hasCrops ? loadWorth : undefined)
  const choice = useLazyModule(hasCrops === false && isTouched ? loadChoice : undefined)
  const { today } = words
  if (hasCrops === false)
    return choice && choice !== 'failed' ? <choice.FarmSuggestedBoard /> : <ChooseCropsCard />
  return hasCrops && worth && worth !== 'failed' ? (
    <worth.FarmPriceCard />
  ) : (
    <UnansweredCard title={today.worth} why={isError || worth === 'failed' ? today.failed : undefined} />
  )
}
