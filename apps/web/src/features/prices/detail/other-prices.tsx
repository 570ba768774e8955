import type { PriceSeries } from '@smart-farming/contracts/prices'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { partWords } from '../../../words.ts'
import { PriceSourceLine } from '../board/price-source.tsx'
import { Fold } from '../fold.tsx'
import { hasStopped, isOld } from '../series/price-history.ts'
import { ageWords, dateWords, scopeWords, thingWords } from '../series/series-words.ts'
import { priceWords, publishedWords, type Shown } from '../series/shown-price.ts'
import css from './other-prices.css?inline'

adoptStyle(css)

interface OtherPricesProps {
  /** The crop's main series. */
  lead: PriceSeries
  /** Series shown nowhere else, nearest first. */
  others: readonly PriceSeries[]
  /** Sources of all the crop's prices. */
  sources: readonly PriceSeries['source'][]
  /** Unix seconds. */
  now: number
  show: (series: PriceSeries) => Shown
}

/** Other markets and benchmarks of a crop, the price as published, and all sources, stated once. */
export function OtherPrices({ lead, others, sources, now, show }: OtherPricesProps) {
  const words = partWords.prices.price
  const published = publishedWords(lead, show(lead))
  return (
    <Fold
      label={
        others.length === 0
          ? words.sources
          : others.some(({ scope }) => scope === 'market')
            ? words.otherMarkets({ count: others.length })
            : words.others({ count: others.length })
      }
    >
      {published !== undefined && (
        <p>{words.thingAsPublished({ thing: scopeWords(lead), price: published })}</p>
      )}
      <ul>
        {others.map((one) => (
          <li key={one.id} className="other-prices__price">
            <p>
              <strong>{priceWords(one.latest.value, show(one))}</strong>
            </p>
            <p>{reportWords(one, now)}</p>
            {one.doubted && <p>{words.doubted}</p>}
            <p className="other-prices__thing">{whatWords(one, show(one))}</p>
          </li>
        ))}
      </ul>
      <div className="other-prices__sources">
        {sources.map((source) => (
          <PriceSourceLine key={source.id} source={source} />
        ))}
      </div>
    </Fold>
  )
}

/** Place and date, with the age where it is old. */
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
