import type { PriceSeries } from '@smart-farming/contracts/prices'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { hasStopped, isOld } from '../series/price-history.ts'
import { ageWords, dateWords, scopeWords, thingWords } from '../series/series-words.ts'
import { priceWords, publishedWords, type Shown } from '../series/shown-price.ts'
import css from './other-prices.css?inline'
import { PriceSourceLine } from './price-source.tsx'

adoptStyle(css)

interface OtherPricesProps {
  /** Nearest first, at least one. */
  series: readonly PriceSeries[]
  /** Unix seconds. */
  now: number
  show: (series: PriceSeries) => Shown
}

/** Further markets and benchmarks of the same crop, behind a tap; each with all that a price needs to be believed. */
export function OtherPrices({ series, now, show }: OtherPricesProps) {
  return (
    <details className="other-prices">
      <summary>
        {series.some(({ scope }) => scope === 'market')
          ? partWords.prices.price.otherMarkets({ count: series.length })
          : partWords.prices.price.others({ count: series.length })}
      </summary>
      <ul>
        {series.map((one) => (
          <li key={one.id} className="other-prices__price">
            <p>
              <strong>{priceWords(one.latest.value, show(one))}</strong>
            </p>
            <p>{reportWords(one, now)}</p>
            {one.doubted && <p>{partWords.prices.price.doubted}</p>}
            <p className="other-prices__thing">{whatWords(one, show(one))}</p>
            <PriceSourceLine source={one.source} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where and when, and how long ago where that is long. */
function reportWords(series: PriceSeries, now: number): string {
  const words = partWords.prices.price
  const { date } = series.latest
  const report = { scope: scopeWords(series), date: dateWords(series, date) }
  if (!isOld(series, now)) return words.reported(report)
  const old = { ...report, age: ageWords(date, now) }
  return hasStopped(series, now) ? words.otherStopped(old) : words.otherReportedLongAgo(old)
}

function whatWords(series: PriceSeries, shown: Shown): string {
  const thing = thingWords(series)
  const price = publishedWords(series, shown)
  return price === undefined ? thing : partWords.prices.price.thingAsPublished({ thing, price })
}
