import { useQuery } from '@tanstack/react-query'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { waitsForPriceQuery } from '../features/prices/waits-for-price.ts'
import './farm-market.css'
import { PriceNews } from './prices-place.tsx'

/** The market tab: the chat and, where a price has come that the farmer waits for, the way to it. */
export function FarmMarket() {
  const { data } = useQuery(waitsForPriceQuery())
  return (
    <div className="farm-market">
      <ChatPanel variant="market" />
      <p className="farm-market__news" role="status">
        {data?.waits && <PriceNews />}
      </p>
    </div>
  )
}
