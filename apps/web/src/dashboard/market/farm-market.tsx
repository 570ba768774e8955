import { useQuery } from '@tanstack/react-query'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'
import { waitsForPriceQuery } from '../../features/prices/waits-for-price.ts'
import './farm-market.css'
import { PriceNews } from '../prices-place.tsx'
import { OwnPlace } from './own-place.tsx'

const loadSuggesting = () => import('./farm-suggesting.tsx')

/** The market tab: the chat and, once a target price is reached, a link to it. */
export function FarmMarket({ at }: { at: FarmLocationState }) {
  const { data } = useQuery(waitsForPriceQuery())
  const hasCrops = data?.hasCrops
  const own = useLoaded(hasCrops ? loadSuggesting : undefined)
  return (
    <div className="farm-market">
      <ChatPanel
        Suggesting={own && own !== 'failed' ? own.FarmSuggesting : undefined}
        opening={(ask) => <OwnPlace at={at} hasCrops={hasCrops} onAsk={ask} />}
      />
      <p className="farm-market__news" role="status">
        {data?.waits && <PriceNews />}
      </p>
    </div>
  )
}
