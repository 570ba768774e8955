import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Opener } from '../components/opener.tsx'
import { Part } from '../components/part/part.tsx'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { waitsForPriceQuery } from '../features/prices/waits-for-price.ts'
import { words } from '../words.ts'
import './farm-market.css'

const loadPrices = () => import('./farm-prices.tsx')

/**
 * The market tab: the chat, which has the screen to itself, and below it the prices of the farmer's crops, fetched when
 * opened.
 */
export function FarmMarket() {
  // The home screen's shortcut to the prices leads there.
  const [isOpen, setOpen] = useState(() => location.hash === '#prices')
  const pricesId = useId()
  // Who has opened the board may have set a price there.
  const [wasOpened, setOpened] = useState(false)
  const { data: waits } = useQuery(waitsForPriceQuery())
  return (
    <div className="farm-market">
      <ChatPanel variant="market" />
      <section id="prices" className="farm-market__prices" aria-label={words.farmMarket.prices}>
        <h2 className="farm-market__heading">
          <Opener
            label={words.farmMarket.prices}
            opens={pricesId}
            isOpen={isOpen}
            load={loadPrices}
            onToggle={(bar) => {
              setOpen(!isOpen)
              setOpened(true)
              // After it is drawn: until then there is nothing to scroll to.
              if (!isOpen) requestAnimationFrame(() => bar.scrollIntoView({ block: 'start' }))
            }}
          />
        </h2>
        <p className="farm-market__news" role="status">
          {(waits || wasOpened) && !isOpen && <Targets />}
        </p>
        <div id={pricesId} className="farm-market__body" hidden={!isOpen}>
          {isOpen && <Prices />}
        </div>
      </section>
    </div>
  )
}

/** Watches the prices that the farmer waits for while the board is closed; only who waits for one pays for it. */
const Targets = () => <Part load={loadPrices}>{({ FarmTargets }) => <FarmTargets />}</Part>

const Prices = () => (
  <Part
    load={loadPrices}
    missing={words.farmMarket.pricesMissing}
    waiting={<p role="status">{words.farmMarket.loadingPrices}</p>}
  >
    {({ FarmPrices }) => <FarmPrices />}
  </Part>
)
