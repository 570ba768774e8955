import type { PriceSeries } from '@smart-farming/contracts/prices'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { MARKS } from '../chart/charted.ts'
import { Fold } from '../fold.tsx'
import { priceUnitWords, type Shown } from '../series/shown-price.ts'
import { isComparable, lineWords } from './charted-past.ts'
import css from './compare-markets.css?inline'

adoptStyle(css)

interface CompareMarketsProps {
  /** Display form of the series that all others are compared with. */
  shown: Shown
  /** Further series of the crop, nearest first, at least one. */
  others: readonly PriceSeries[]
  show: (series: PriceSeries) => Shown
  /** Ids of the series on the chart. */
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** One for each marker that the first series leaves. */
const MOST = MARKS.length - 1

/** Adds other markets of a crop to its chart; series in another unit or currency are not offered. */
export function CompareMarkets({ shown, others, show, chosen, onChoose }: CompareMarketsProps) {
  const words = partWords.prices.past.compare
  const comparable = others.filter((series) => isComparable(shown, show(series)))
  const apart = others.filter((series) => !comparable.includes(series))
  return (
    <Fold label={words.title({ count: others.length })}>
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
              {lineWords({ id, ...series })}
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
            {words.apart({ unit: priceUnitWords(shown), change: partWords.prices.board.change })}
          </p>
          <ul className="compare-markets__apart">
            {apart.map((series) => (
              <li key={series.id}>
                {words.apartOne({ line: lineWords(series), unit: priceUnitWords(show(series)) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  )
}
