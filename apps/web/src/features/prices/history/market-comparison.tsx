import type { PriceSeries } from '@smart-farming/contracts/prices'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { LINE_MARKERS } from '../chart/chart-data.ts'
import { DetailsDisclosure } from '../details-disclosure.tsx'
import { type PriceDisplay, priceUnitLabel } from '../series/price-display.ts'
import { isComparable, seriesLabel } from './history-chart.ts'
import css from './market-comparison.css?inline'

adoptStyle(css)

interface CompareMarketsProps {
  /** Display form of the main series. Others are compared with it. */
  shown: PriceDisplay
  /** Other series of the crop, nearest first; at least one. */
  others: readonly PriceSeries[]
  show: (series: PriceSeries) => PriceDisplay
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** One compared series for each marker left by the first series. */
const MOST = LINE_MARKERS.length - 1

/** Adds other markets to a crop's chart. Series in another unit or currency are not offered. */
export function MarketComparison({ shown, others, show, chosen, onChoose }: CompareMarketsProps) {
  const words = lazyWords.prices.past.compare
  const comparable = others.filter((series) => isComparable(shown, show(series)))
  const apart = others.filter((series) => !comparable.includes(series))
  return (
    <DetailsDisclosure label={words.title({ count: others.length })}>
      {comparable.length > 0 && (
        <fieldset className="compare-markets__group" aria-label={words.onChart({ most: MOST })}>
          {comparable.map(({ id, ...series }) => (
            <label key={id} className="compare-markets__market">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={chosen.length >= MOST && !chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              {seriesLabel({ id, ...series })}
            </label>
          ))}
          {comparable.length > MOST && (
            <p className="compare-markets__note">{words.atMost({ most: MOST })}</p>
          )}
        </fieldset>
      )}
      {apart.length > 0 && (
        <>
          <p className="compare-markets__note">
            {words.apart({ unit: priceUnitLabel(shown), change: lazyWords.prices.board.change })}
          </p>
          <ul className="compare-markets__apart">
            {apart.map((series) => (
              <li key={series.id}>
                {words.apartOne({ line: seriesLabel(series), unit: priceUnitLabel(show(series)) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailsDisclosure>
  )
}
