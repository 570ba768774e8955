import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Unanswered } from '../../components/answer-card/unanswered.tsx'
import { likelyWanted } from '../../components/part/fetch-part.ts'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { farmQuery } from '../../features/location/queries.ts'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'
import { waitsForPriceQuery } from '../../features/prices/waits-for-price.ts'
import { TodayWeather } from '../../features/weather/today/today-weather.tsx'
import { words } from '../../words.ts'
import { ChooseCrops } from './choose-crops.tsx'
import './farm-today.css'

const loadWorth = () => import('./farm-worth.tsx')
const loadChoice = () => import('./farm-choice.tsx')

/** Three answers at a glance: work possible today, threats tonight, price of the crop. */
export function FarmToday({ at: { location, isElsewhere } }: { at: FarmLocationState }) {
  const { data: farm } = useQuery(farmQuery())
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  // The link for choosing crops must not be replaced between press and release.
  const touchUnlessPressed = ({ target }: { target: EventTarget }) => {
    const link = (target as Element).closest('a')
    if (!link || link.matches(':focus-visible')) touch()
  }
  useEffect(() => {
    const ready = async () => {
      touch()
      return {}
    }
    likelyWanted.add(ready)
    return () => void likelyWanted.delete(ready)
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
          // Not named if it is the farm's only place.
          place={farm?.places[1] ? location?.name : undefined}
        />
        <WorthToday isTouched={isTouched} />
      </div>
    </section>
  )
}

/**
 * Prices are a sixth of the dashboard's weight, so they load at once only for farmers who have chosen a crop. For
 * others, the suggested board loads automatically if the phone caches the application, so that one tap saves it;
 * otherwise at the first touch of these answers.
 */
function WorthToday({ isTouched }: { isTouched: boolean }) {
  const { data, isError } = useQuery(waitsForPriceQuery())
  const hasCrops = data?.hasCrops
  const worth = useLoaded(hasCrops ? loadWorth : undefined)
  const choice = useLoaded(hasCrops === false && isTouched ? loadChoice : undefined)
  const { today } = words
  if (hasCrops === false) return choice && choice !== 'failed' ? <choice.FarmChoice /> : <ChooseCrops />
  return hasCrops && worth && worth !== 'failed' ? (
    <worth.FarmWorth />
  ) : (
    <Unanswered title={today.worth} why={isError || worth === 'failed' ? today.failed : undefined} />
  )
}
