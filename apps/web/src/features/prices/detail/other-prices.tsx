import type { PriceSeries } from '@smart-farming/contracts/prices'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { PriceSourceLine } from '../board/price-source.tsx'
import { DetailsDisclosure } from '../details-disclosure.tsx'
import { hasEnded, isOutdated } from '../series/monthly-prices.ts'
import { formatPrice, type PriceDisplay, publishedPriceText } from '../series/price-display.ts'
import { priceAgeText, priceDateLabel, productLabel, scopeLabel } from '../series/series-labels.ts'
import css from './other-prices.css?inline'

adoptStyle(css)

interface OtherPricesProps {
  lead: PriceSeries
  /** Series not shown elsewhere on the page, nearest first. */
  others: readonly PriceSeries[]
  sources: readonly PriceSeries['source'][]
  /** Unix seconds. */
  now: number
  show: (series: PriceSeries) => PriceDisplay
}

/** Other markets and benchmarks of a crop, the price as published, and all sources. */
export function OtherPrices({ lead, others, sources, now, show }: OtherPricesProps) {
  const words = lazyWords.prices.price
  const published = publishedPriceText(lead, show(lead))
  return (
    <DetailsDisclosure
      label={
        others.length === 0
          ? words.sources
          : others.some(({ scope }) => scope === 'market')
            ? words.otherMarkets({ count: others.length })
            : words.others({ count: others.length })
      }
    >
      {published !== undefined && (
        <p>{words.thingAsPublished({ thing: scopeLabel(lead), price: published })}</p>
      )}
      <ul>
        {others.map((one) => (
          <li key={one.id} className="other-prices__price">
            <p>
              <strong>{formatPrice(one.latest.value, show(one))}</strong>
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
    </DetailsDisclosure>
  )
}

function reportWords(series: PriceSeries, now: number): string {
  const words = lazyWords.prices.price
  const { date } = series.latest
  const report = { scope: scopeLabel(series), date: priceDateLabel(series, date) }
  if (!isOutdated(series, now)) return words.reported(report)
  const old = { ...report, age: priceAgeText(date, now) }
  return hasEnded(series, now) ? words.otherStopped(old) : words.otherReportedLongAgo(old)
}

function whatWords(series: PriceSeries, shown: PriceDisplay): string {
  const thing = productLabel(series)
  const price = publishedPriceText(series, shown)
  return price === undefined ? thing : lazyWords.prices.price.thingAsPublished({ thing, price })
}
