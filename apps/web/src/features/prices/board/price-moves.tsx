import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { move } from '../series/price-history.ts'
import { moveWords } from '../series/series-words.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import css from './price-moves.css?inline'

adoptStyle(css)

const spans = [
  ['month', 1],
  ['year', 12],
] as const
const arrows = {
  up: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  unchanged: 'M3 8h10',
}

interface PriceMovesProps {
  history: CropPrices['history']
  /** The newest price may be an error: that is said, and no move. */
  isDoubted: boolean
}

/**
 * How a price stands against a month and a year before. Its line is there from the beginning, so that nothing moves.
 */
export function PriceMoves({ history, isDoubted }: PriceMovesProps) {
  if (isDoubted) return <p className="price-moves">{partWords.prices.price.doubted}</p>
  if (history === undefined || history === 'failed')
    return <p className="price-moves">{history && partWords.prices.price.move.failed}</p>
  return (
    <ul className="price-moves">
      {spans.map(([span, months]) => {
        const change = move(history, months)
        return (
          <li key={span} className="price-moves__move">
            {change && (
              <svg
                className="price-moves__arrow"
                viewBox="0 0 16 16"
                width="16"
                height="16"
                aria-hidden="true"
              >
                <path d={arrows[change.direction]} />
              </svg>
            )}
            {moveWords(change, span)}
          </li>
        )
      })}
    </ul>
  )
}
