import { capital } from '@smart-farming/words/format/names/capital'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Marked } from '../../../components/marked.tsx'
import { partWords } from '../../../words.ts'
import { isOld } from '../series/price-history.ts'
import { cropName, thingWords } from '../series/series-words.ts'
import { amountWords, asPublished, priceWords, type Shown } from '../series/shown-price.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import css from './crop-card.css?inline'
import { PriceMove } from './price-move.tsx'
import { BriefSource } from './price-source.tsx'
import { Report } from './report.tsx'
import { Sparkline } from './sparkline.tsx'

adoptStyle(css)

interface CropCardProps {
  price: CropPrices
  /** Display form of the crop's main series. */
  shown: Shown
  /** Unix seconds. */
  now: number
  /** True while the crop's details are shown below the cards. */
  isChosen: boolean
  /** Button that opens the details. */
  children: ReactNode
}

/** One crop: the price closest to the one the farmer will get, its change, place, date and source. */
export function CropCard({ price: { crop, lead, history }, shown, now, isChosen, children }: CropCardProps) {
  const { price: words } = partWords.prices
  const amount = amountWords(lead.latest.value, shown)
  const isConverted = shown.rates.length > 0
  return (
    <li className={isChosen ? 'crop-card crop-card--chosen' : 'crop-card'}>
      <div className="crop-card__head">
        <h3 className="crop-card__crop">{cropName(crop)}</h3>
        <Sparkline history={history} />
      </div>
      <p className="crop-card__price">
        <Marked
          words={priceWords(lead.latest.value, shown)}
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
      {(lead.doubted || !isOld(lead, now)) && (
        <PriceMove history={history} months={[1, 12]} isDoubted={lead.doubted === true} />
      )}
      <p className={`crop-card__scope crop-card__scope--${lead.scope}`}>
        <Report series={lead} now={now} />
      </p>
      {lead.scope === 'world' && isConverted && (
        <p className="crop-card__note">
          {words.convertedFrom({ price: priceWords(lead.latest.value, asPublished(lead)) })}
        </p>
      )}
      {shown.note && <p className="crop-card__note">{shown.note}</p>}
      <p className="crop-card__source">
        {thingWords(lead) !== cropName(crop) && (
          <>
            <span>{capital(partWords.tag, thingWords(lead))}</span>
            <br />
          </>
        )}
        <BriefSource source={lead.source} />
      </p>
      {children}
    </li>
  )
}
