import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { latestPriceChange } from '../series/latest-price-change.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import css from './price-change-line.css?inline'

adoptStyle(css)

const arrows = {
  up: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  unchanged: 'M3 8h10',
}

interface PriceMoveProps {
  history: CropPrices['history']
  /** Months before the newest, in order of preference. The first month with a price is used. */
  months: readonly number[]
  /**
   * True if the newest price may be an error. The card then shows a warning instead of a change.
   */
  isDoubted: boolean
}

/** Change of a price since an earlier month. The line is reserved while loading. */
export function PriceChangeLine({ history, months, isDoubted }: PriceMoveProps) {
  const words = lazyWords.prices.price
  if (isDoubted) return <p className="price-move">{words.doubted}</p>
  if (history === undefined || history === 'failed')
    return <p className="price-move">{history && words.move.failed}</p>
  const change = latestPriceChange(history, months)
  if (!change) return <p className="price-move">{words.move.unknown}</p>
  return (
    <p className="price-move">
      <svg className="price-move__arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={arrows[change.direction]} />
      </svg>
      {change.words}
    </p>
  )
}
