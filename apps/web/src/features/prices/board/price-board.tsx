import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useState } from 'react'
import '../../../components/link-button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { lazyWords } from '../../../words.ts'
import type { PriceSearchPlace } from '../series/queries.ts'
import type { SaveBoard } from '../use-save.ts'
import { BoardLoadError } from './board-load-error.tsx'
import { CropList } from './crop-list.tsx'
import css from './price-board.css?inline'

adoptStyle(css)

const loadChoosing = () => import('./crop-chooser.tsx')

interface PriceBoardProps {
  /** Undefined while loading. */
  settings: BoardSettings | undefined
  hasFailed: boolean
  onRetry: () => void
  onSave: SaveBoard
  /** Undefined if the farm's location is unknown. */
  place: PriceSearchPlace | undefined
}

/** Prices of a farmer's crops, each with its kind, date and source. */
export function PriceBoard({ settings, hasFailed, onRetry, onSave, place }: PriceBoardProps) {
  const words = lazyWords.prices.board
  const [isChoosing, setChoosing] = useState(false)
  if (settings === undefined)
    return hasFailed ? (
      <BoardLoadError words={words.cropsFailed} onRetry={onRetry} />
    ) : (
      <Waiting words={words.loadingCrops} />
    )
  const crops = settings.boardCrops ?? []
  if (isChoosing || crops.length === 0)
    return (
      <LazyBoundary
        load={loadChoosing}
        missing={words.choiceMissing}
        waiting={<Waiting words={words.loadingCrops} />}
      >
        {({ CropChooser }) => (
          <CropChooser
            settings={settings}
            country={place?.country}
            onSave={onSave}
            onDone={crops.length > 0 ? () => setChoosing(false) : undefined}
          />
        )}
      </LazyBoundary>
    )
  return (
    <CropList settings={settings} place={place} onSave={onSave}>
      <button className="link-button" type="button" onClick={() => setChoosing(true)}>
        {words.change}
      </button>
    </CropList>
  )
}

const Waiting = ({ words }: { words: string }) => (
  <p className="price-board__waiting" role="status">
    {words}
  </p>
)
