import type { PriceSeries } from '@smart-farming/contracts/prices'
import { capital, NOT_YOUR_PRICE } from '@smart-farming/market-core/answer/wording'
import './crop-card.css'
import { OtherPrices } from './other-prices.tsx'
import { ageInDays, isOld } from './price-history.ts'
import { PriceMoves } from './price-moves.tsx'
import { PriceSource } from './price-source.tsx'
import { cropName, dateWords, scopeWords, thingWords } from './series-words.ts'
import { amountWords, asPublished, priceWords, rateWords, type Shown } from './shown-price.ts'
import type { CropPrices } from './use-crop-prices.ts'

interface CropCardProps {
  price: CropPrices
  /** Unix seconds. */
  now: number
  show: (series: PriceSeries) => Shown
}

/** One crop: the price nearest to what the farmer will be paid, how it moved, and what there is besides. */
export function CropCard({ price: { crop, lead, others, history }, now, show }: CropCardProps) {
  const shown = show(lead)
  return (
    <li className="crop-card">
      <h3 className="crop-card__crop">{cropName(crop)}</h3>
      <p className="crop-card__price">
        <strong className="crop-card__amount">{amountWords(lead.latest.value, shown)}</strong> per {shown.per}
      </p>
      <p className="crop-card__scope">
        <strong>{scopeWords(lead)}</strong>, {dateWords(lead, lead.latest.date)}
        {isOld(lead, now) && (
          <>
            {': '}
            <span className="crop-card__old">{monthsOld(lead.latest.date, now)}</span>
          </>
        )}
      </p>
      <PriceMoves history={history} />
      {lead.scope === 'world' && <p className="crop-card__caveat">{NOT_YOUR_PRICE}</p>}
      {shown.note && <p className="crop-card__note">{shown.note}</p>}
      <p className="crop-card__note">{capital(thingWords(lead))}</p>
      <PriceSource source={lead.source} />
      <AsPublished series={lead} shown={shown} />
      {others.length > 0 && <OtherPrices series={others} now={now} show={show} />}
    </li>
  )
}

/** What the source says, behind a tap; nothing where that is what is shown already. */
function AsPublished({ series, shown }: { series: PriceSeries; shown: Shown }) {
  const published = asPublished(series)
  if (published.currency === shown.currency && published.per === shown.per) return null
  return (
    <details className="crop-card__published">
      <summary>As published</summary>
      <p>
        {priceWords(series.latest.value, published)}
        {shown.rates.length > 0 && `, converted with ${rateWords(shown.rates)}`}
      </p>
    </details>
  )
}

function monthsOld(date: string, now: number): string {
  const months = Math.floor(ageInDays(date, now) / 30.4)
  return `${months} ${months === 1 ? 'month' : 'months'} old`
}
