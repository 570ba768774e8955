import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { capital, NOT_YOUR_PRICE, nameOf } from '@smart-farming/market-core/answer/wording'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { shownBreakEven } from '../targets/break-even.ts'
import { BreakEvenSheet } from '../targets/break-even-sheet.tsx'
import './crop-card.css'
import { PricePast } from '../chart/price-past.tsx'
import { isOld } from '../series/price-history.ts'
import { ageWords, cropName, dateWords, scopeWords, thingWords } from '../series/series-words.ts'
import { amountWords, publishedWords, shownAs } from '../series/shown-price.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import { shownTarget } from '../targets/price-target.ts'
import { TargetForm } from '../targets/target-form.tsx'
import type { SaveBoard } from '../use-save.ts'
import { CropDetails } from './crop-details.tsx'
import { OtherPrices } from './other-prices.tsx'
import { PriceMoves } from './price-moves.tsx'
import { PriceSource } from './price-source.tsx'

interface CropCardProps {
  price: CropPrices
  /** Unix seconds. */
  now: number
  settings: BoardSettings
  rates: readonly ExchangeRate[]
  onSave: SaveBoard
}

/** One crop: the price nearest to what the farmer will be paid, how it moved, and what there is besides. */
export function CropCard({ price, settings, rates, now, onSave }: CropCardProps) {
  const { crop, lead, others, history } = price
  const wish = { unit: settings.boardUnit, currency: settings.boardCurrency }
  const show = (series: PriceSeries) => shownAs(series, wish, rates)
  const shown = show(lead)
  const published = publishedWords(lead, shown)
  const costs = settings.boardCosts?.[crop]
  const kept = settings.boardTargets?.[crop]
  const breakEven = costs && shownBreakEven(costs, shown, rates)
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
            <span className="crop-card__old">{ageWords(lead.latest.date, now)} old</span>
          </>
        )}
      </p>
      <PriceMoves history={history} />
      {lead.scope === 'world' && <p className="crop-card__caveat">{NOT_YOUR_PRICE}</p>}
      {shown.note && <p className="crop-card__note">{shown.note}</p>}
      {thingWords(lead) !== cropName(crop) && <p className="crop-card__note">{capital(thingWords(lead))}</p>}
      <PriceSource source={lead.source} />
      {published !== undefined && (
        <details className="crop-card__published">
          <summary>As published</summary>
          <p>{published}</p>
        </details>
      )}
      <CropDetails label={`Chart, break-even and alert: ${nameOf(crop)}`}>
        {() => (
          <>
            {history !== undefined && history !== 'failed' && (
              <PricePast series={lead} history={history} shown={shown} breakEven={breakEven} />
            )}
            {shown.kg !== undefined && (
              <BreakEvenSheet
                crop={crop}
                settings={settings}
                shown={shown}
                breakEven={breakEven}
                latest={lead.latest.value * shown.factor}
                onSave={onSave}
              />
            )}
            <TargetForm
              crop={crop}
              settings={settings}
              shown={shown}
              target={kept && shownTarget(kept, shown, rates)}
              onSave={onSave}
            />
          </>
        )}
      </CropDetails>
      {others.length > 0 && <OtherPrices series={others} now={now} show={show} />}
    </li>
  )
}
