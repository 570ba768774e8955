import { capitalise } from '@smart-farming/words/format/names/capital'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { RichMessage } from '../../../components/rich-message.tsx'
import { lazyWords } from '../../../words.ts'
import { isOutdated } from '../series/monthly-prices.ts'
import {
  formatAmount,
  formatPrice,
  type PriceDisplay,
  publishedPriceDisplay,
} from '../series/price-display.ts'
import { cropName, productLabel } from '../series/series-labels.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import css from './crop-card.css?inline'
import { PriceChangeLine } from './price-change-line.tsx'
import { PriceDateLine } from './price-date-line.tsx'
import { ShortPriceSource } from './price-source.tsx'
import { Sparkline } from './sparkline.tsx'

adoptStyle(css)

interface CropCardProps {
  price: CropPrices
  /** Display form of the main series. */
  shown: PriceDisplay
  /** Unix seconds. */
  now: number
  /** True while the crop's details are open below the cards. */
  isChosen: boolean
  children: ReactNode
}

/**
 * One crop: the price closest to what the farmer will get, with its change, place, date and source.
 */
export function CropCard({ price: { crop, lead, history }, shown, now, isChosen, children }: CropCardProps) {
  const { price: words } = lazyWords.prices
  const amount = formatAmount(lead.latest.value, shown)
  const isConverted = shown.rates.length > 0
  return (
    <li className={isChosen ? 'crop-card crop-card--chosen' : 'crop-card'}>
      <div className="crop-card__head">
        <h3 className="crop-card__crop">{cropName(crop)}</h3>
        <Sparkline history={history} />
      </div>
      <p className="crop-card__price">
        <RichMessage
          words={formatPrice(lead.latest.value, shown)}
          marks={[
            [
              amount,
              <strong key="amount" className="crop-card__amount">
                {amount}
              </strong>,
            ],
          ]}
        />
      </p>
      {(lead.doubted || !isOutdated(lead, now)) && (
        <PriceChangeLine history={history} months={[1, 12]} isDoubted={lead.doubted === true} />
      )}
      <p className={`crop-card__scope crop-card__scope--${lead.scope}`}>
        <PriceDateLine series={lead} now={now} />
      </p>
      {lead.scope === 'world' && isConverted && (
        <p className="crop-card__note">
          {words.convertedFrom({ price: formatPrice(lead.latest.value, publishedPriceDisplay(lead)) })}
        </p>
      )}
      {shown.note && <p className="crop-card__note">{shown.note}</p>}
      <p className="crop-card__source">
        {productLabel(lead) !== cropName(crop) && (
          <>
            <span>{capitalise(lazyWords.tag, productLabel(lead))}</span>
            <br />
          </>
        )}
        <ShortPriceSource source={lead.source} />
      </p>
      {children}
    </li>
  )
}
