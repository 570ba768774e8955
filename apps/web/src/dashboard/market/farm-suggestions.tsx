import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SuggestionsProvider } from '../../features/chat/chat-suggestions.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { cropQuestions } from '../../features/prices/series/crop-questions.ts'
import { useCropSeries } from '../../features/prices/series/use-crop-series.ts'
import { useWantedSettings } from '../../phone/use-wanted-settings.ts'
import { farmCrops } from '../crops/farm-crops.ts'
import { useFarmPlace } from '../use-farm-place.ts'

/** Suggested questions about the farmer's crops. Crops with prices are first. */
export const FarmSuggestions: SuggestionsProvider = ({ children }) => {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { isPending } = useFarmPlace()
  // Waits for the place: prices for a different place would need a second request.
  if (settings === undefined || isPending) return children()
  const boardCrops = [...farmCrops(settings)]
  if (boardCrops.length === 0) return children()
  return <Priced settings={{ ...settings, boardCrops }}>{children}</Priced>
}

interface PricedProps {
  settings: FarmSettings & { boardCrops: string[] }
  children: (questions?: readonly string[]) => ReactNode
}

function Priced({ settings, children }: PricedProps) {
  const { status, found } = useCropSeries(settings, useFarmPlace().place)
  if (status === 'loading') return children()
  return children(cropQuestions(found.length > 0 ? found.map(({ crop }) => crop) : settings.boardCrops))
}
