import { useQuery } from '@tanstack/react-query'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import type { FarmLocationState } from '../../features/location/use-farm-location.ts'
import { boardStatusQuery } from '../../features/prices/board-status.ts'
import './farm-market.css'
import { TargetPriceNotice } from '../prices-section.tsx'
import { FarmAnswersSlot } from './farm-answers-slot.tsx'

const loadSuggesting = () => import('./farm-suggestions.tsx')

/** The market tab: the chat, and a link to any reached target price. */
export function FarmMarket({ at }: { at: FarmLocationState }) {
  const { data } = useQuery(boardStatusQuery())
  const hasCrops = data?.hasCrops
  const own = useLazyModule(hasCrops ? loadSuggesting : undefined)
  return (
    <div className="farm-market">
      <ChatPanel
        Suggesting={own && own !== 'failed' ? own.FarmSuggestions : undefined}
        opening={(ask) => <FarmAnswersSlot at={at} hasCrops={hasCrops} onAsk={ask} />}
      />
      <p className="farm-market__news" role="status">
        {data?.waits && <TargetPriceNotice />}
      </p>
    </div>
  )
}
