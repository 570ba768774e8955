import { useId, useRef, useState } from 'react'
import { Part } from '../components/part/part.tsx'
import { useSeen } from '../components/part/use-seen.ts'
import { words } from '../words.ts'
import './prices-place.css'

const loadPrices = () => import('./farm-prices.tsx')

/** The place of the price board. The board is fetched when its place comes into sight, or is asked for. */
export function PricesPlace({ isWanted }: { isWanted: boolean }) {
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const isSeen = useSeen(place)
  const [isOpened, setOpened] = useState(false)
  if ((isWanted || isSeen) && !isOpened) setOpened(true)
  const { farmMarket } = words
  return (
    <section className="prices-place" aria-labelledby={titleId} ref={place}>
      <h2 id={titleId} className="prices-place__title">
        {farmMarket.prices}
      </h2>
      <Part
        load={isOpened ? loadPrices : undefined}
        missing={farmMarket.pricesMissing}
        waiting={<p role="status">{farmMarket.loadingPrices}</p>}
      >
        {({ FarmPrices }) => <FarmPrices />}
      </Part>
    </section>
  )
}

/** Tells that a price has come that the farmer waits for; only who waits for one pays for it. */
export const PriceNews = () => <Part load={loadPrices}>{({ FarmTargets }) => <FarmTargets />}</Part>
