import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { PriceChangeLine } from '../board/price-change-line.tsx'
import { PriceHistory } from '../history/price-history.tsx'
import { isOutdated, priceChange } from '../series/monthly-prices.ts'
import type { CurrencyAndUnit } from '../series/price-display.ts'
import { cropName } from '../series/series-labels.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import { BreakEvenForm } from '../targets/break-even-form.tsx'
import { TargetForm } from '../targets/target-form.tsx'
import type { SaveBoard } from '../use-save.ts'
import css from './crop-detail.css?inline'
import { createCropView } from './crop-view.ts'
import { NearbyMarkets } from './nearby-markets.tsx'
import { nearbyPrices } from './nearby-prices.ts'
import { OtherPrices } from './other-prices.tsx'

adoptStyle(css)

interface CropDetailProps {
  price: CropPrices
  settings: BoardSettings
  wish: CurrencyAndUnit
  rates: readonly ExchangeRate[]
  /** Unix seconds. */
  now: number
  onSave: SaveBoard
  heading: 'h3' | 'h4'
}

/**
 * Details of a crop's price: nearby markets, history, break-even price, price alert, and other
 * prices.
 */
export function CropDetail({ price, settings, wish, rates, now, onSave, heading }: CropDetailProps) {
  const { past } = lazyWords.prices
  const { crop, lead, others, history } = price
  const { show, shown, breakEven, target, own } = createCropView(price, settings, wish, rates)
  const [first, ...more] = nearbyPrices(lead, others, show)
  const compared = new Set([first, ...more].map((one) => one?.series))
  const sources = new Map([lead, ...others].map(({ source }) => [source.id, source]))
  const Heading = heading
  return (
    <div className="crop-detail">
      {first && (
        <div className="crop-detail__part">
          <NearbyMarkets
            crop={crop}
            prices={[first, ...more]}
            shown={shown}
            breakEven={breakEven}
            heading={heading}
          />
        </div>
      )}
      {history !== undefined && history !== 'failed' && (
        <div className="crop-detail__part crop-detail__past">
          <Heading className="crop-detail__title">{past.heading({ crop: cropName(crop) })}</Heading>
          {!lead.doubted && !isOutdated(lead, now) && priceChange(history, 12) && (
            <PriceChangeLine history={history} months={[12]} isDoubted={false} />
          )}
          <PriceHistory series={lead} history={history} others={others} show={show} own={own} now={now} />
        </div>
      )}
      <div className="crop-detail__part crop-detail__own">
        {shown.kg !== undefined && (
          <BreakEvenForm
            crop={crop}
            settings={settings}
            shown={shown}
            breakEven={breakEven}
            latest={lead.doubted ? undefined : lead.latest.value * shown.factor}
            onSave={onSave}
          />
        )}
        <TargetForm crop={crop} settings={settings} shown={shown} target={target} onSave={onSave} />
        <OtherPrices
          lead={lead}
          others={others.filter((one) => !compared.has(one))}
          sources={[...sources.values()]}
          now={now}
          show={show}
        />
      </div>
    </div>
  )
}
