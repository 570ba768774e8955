import { useId, useRef, useState } from 'react'
import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import { useHasBeenVisible } from '../components/lazy/use-has-been-visible.ts'
import { words } from '../words.ts'
import './prices-section.css'

const loadPrices = () => import('./farm-prices.tsx')

/** Section of the price board. Loads when visible, or when the URL leads to it. */
export function PricesSection({ isWanted }: { isWanted: boolean }) {
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const isSeen = useHasBeenVisible(place)
  const [isOpened, setOpened] = useState(false)
  if ((isWanted || isSeen) && !isOpened) setOpened(true)
  const { farmMarket } = words
  return (
    <section className="prices-place" aria-labelledby={titleId} ref={place}>
      <h2 id={titleId} className="prices-place__title">
        {farmMarket.prices}
      </h2>
      <LazyBoundary
        load={isOpened ? loadPrices : undefined}
        missing={farmMarket.pricesMissing}
        waiting={<p role="status">{farmMarket.loadingPrices}</p>}
      >
        {({ FarmPrices }) => <FarmPrices />}
      </LazyBoundary>
    </section>
  )
}

/** Notice of reached target prices, for farmers who have set a target. */
export const TargetPriceNotice = () => (
  <LazyBoundary load={loadPrices}>{({ ReachedTargetsLink }) => <ReachedTargetsLink />}</LazyBoundary>
)
