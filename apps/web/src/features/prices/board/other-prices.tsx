import type { PriceSeries } from '@smart-farming/contracts/prices'
import './other-prices.css'
import { hasStopped, isOld } from '../series/price-history.ts'
import { ageWords, dateWords, scopeWords, thingWords } from '../series/series-words.ts'
import { priceWords, publishedWords, type Shown } from '../series/shown-price.ts'
import { PriceSource } from './price-source.tsx'

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
        {series.some(({ scope }) => scope === 'market') ? 'Other markets and prices' : 'Other prices'} (
        {series.length})
      </summary>
      <ul>
        {series.map((one) => (
          <li key={one.id} className="other-prices__price">
            <p>
              <strong>{priceWords(one.latest.value, show(one))}</strong>
            </p>
            <p>
              {scopeWords(one)}, {dateWords(one, one.latest.date)}
              {isOld(one, now) && ` (${stoppedWords(one, now)}${ageWords(one.latest.date, now)} old)`}
            </p>
            <p className="other-prices__thing">
              {[thingWords(one), ...asPublishedWords(one, show(one))].join('; ')}
            </p>
            <PriceSource source={one.source} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const stoppedWords = (series: PriceSeries, now: number) =>
  hasStopped(series, now) ? 'no longer reported, ' : ''

function asPublishedWords(series: PriceSeries, shown: Shown): string[] {
  const published = publishedWords(series, shown)
  return published === undefined ? [] : [`as published ${published}`]
}
