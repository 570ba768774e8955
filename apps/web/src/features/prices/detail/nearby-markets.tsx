import type { PriceSeries } from '@smart-farming/contracts/prices'
import { formatPrice as priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { formatPrice, type PriceDisplay, priceUnitLabel } from '../series/price-display.ts'
import { cropName, priceDateLabel, scopeLabel } from '../series/series-labels.ts'
import css from './nearby-markets.css?inline'
import type { NearbyPrice } from './nearby-prices.ts'

adoptStyle(css)

interface NearbyMarketsProps {
  crop: string
  /** At least two; the main series is first. */
  prices: readonly [NearbyPrice, ...NearbyPrice[]]
  shown: PriceDisplay
  breakEven: number | undefined
  heading: 'h3' | 'h4'
}

/**
 * A crop's prices in nearby markets as bars from zero, with the farmer's break-even as a line
 * across.
 */
export function NearbyMarkets({ crop, prices, shown, breakEven, heading: Heading }: NearbyMarketsProps) {
  const { tag, prices: words } = lazyWords
  const [{ series: lead }] = prices
  const most = Math.max(...prices.map(({ value }) => value), breakEven ?? 0)
  const share = (value: number) => (100 * value) / most
  return (
    <section className="nearby-markets" aria-label={words.nearby.title({ crop: cropName(crop) })}>
      <div className="nearby-markets__head">
        <Heading className="nearby-markets__title">{words.nearby.title({ crop: cropName(crop) })}</Heading>
        <p className="nearby-markets__unit">
          {words.nearby.unit({ unit: priceUnitLabel(shown), date: priceDateLabel(lead, lead.latest.date) })}
        </p>
      </div>
      <ul className="nearby-markets__list">
        {prices.map(({ series, value }) => (
          <li
            key={series.id}
            className={`nearby-markets__row nearby-markets__row--${series === lead ? 'lead' : series.scope}`}
          >
            <span className="nearby-markets__where">{whereWords(series, lead)}</span>{' '}
            <svg
              className="nearby-markets__bar"
              viewBox="0 0 100 14"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={share(value)} height="14" rx="0.6" />
              {breakEven !== undefined && <path d={`M${share(breakEven)} -9V23`} />}
            </svg>
            <span className="nearby-markets__figure">{priceFigure(tag, value)}</span>
          </li>
        ))}
      </ul>
      {breakEven !== undefined && (
        <p className="nearby-markets__note">
          {words.nearby.breakEven({ price: formatPrice(breakEven, { ...shown, factor: 1 }) })}
        </p>
      )}
    </section>
  )
}

/** The place, with its month if different from the title's. */
function whereWords(series: PriceSeries, lead: PriceSeries): string {
  const [where, date] = [scopeLabel(series), priceDateLabel(series, series.latest.date)]
  return date === priceDateLabel(lead, lead.latest.date)
    ? where
    : lazyWords.prices.nearby.dated({ where, date })
}
