import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ReactNode } from 'react'
import { useNow } from '../../../use-now.ts'
import { lazyWords } from '../../../words.ts'
import type { PriceSearchPlace } from '../series/queries.ts'
import { cropName, cropNameInSentence } from '../series/series-labels.ts'
import { useCropSeries } from '../series/use-crop-series.ts'
import { reachedTargets } from './reached-targets.ts'

interface TargetNewsProps {
  settings: BoardSettings
  place: PriceSearchPlace | undefined
  children: (news: string) => ReactNode
}

/**
 * Short message naming the crops that have reached their target; renders nothing without such
 * crops.
 */
export function ReachedTargetsMessage({ settings, place, children }: TargetNewsProps) {
  const now = useNow()
  const { status, found, rates, wish } = useCropSeries(settings, place)
  const [first, second, ...more] =
    status === 'ready' ? reachedTargets(found, { ...settings, wish }, rates, now) : []
  if (first === undefined) return null
  const words = lazyWords.prices.targets
  const crop = cropName(first.crop)
  if (second === undefined) return children(words.reachedInShort({ crop }))
  const others =
    more.length === 0 ? cropNameInSentence(second.crop) : words.otherCrops({ count: more.length + 1 })
  return children(words.severalReachedInShort({ crop, others }))
}
