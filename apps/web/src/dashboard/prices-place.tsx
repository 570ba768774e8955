import { useId, useRef, useState } from 'react'
import { Part } from '../components/part/part.tsx'
import { useSeen } from '../components/part/use-seen.ts'
import { words } from '../words.ts'
import './prices-place.css'

const loadPrices = () => import('./farm-prices.tsx')

/** Section of the price board, which loads when it comes into view or is the target. */
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

/** News of reached target prices; loaded only for farmers with a target. */
export const PriceNews = () => <Part load={loadPrices}>{({ FarmTargets }) => <FarmTargets />}</Part>
