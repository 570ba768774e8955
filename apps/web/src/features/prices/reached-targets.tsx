import type { BoardSettings } from '@smart-farming/contracts/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { isReached, shownTarget } from './price-target.ts'
import './reached-targets.css'
import { cropName, dateWords } from './series-words.ts'
import { priceFigure, priceWords, shownAs } from './shown-price.ts'
import type { CropPrices } from './use-crop-prices.ts'

interface ReachedTargetsProps {
  prices: readonly CropPrices[]
  settings: BoardSettings
  rates: readonly ExchangeRate[]
}

/** The crops whose newest price is where the farmer wants it, with the price, its date and what was asked for. */
export function ReachedTargets({ prices, settings, rates }: ReachedTargetsProps) {
  const wish = { unit: settings.boardUnit, currency: settings.boardCurrency }
  const reached = prices.flatMap(({ crop, lead }) => {
    const shown = shownAs(lead, wish, rates)
    const kept = settings.boardTargets?.[crop]
    const target = kept && shownTarget(kept, shown, rates)
    if (target === undefined || !isReached(lead.latest.value * shown.factor, target)) return []
    const price = `${priceWords(lead.latest.value, shown)} in ${dateWords(lead, lead.latest.date)}`
    return [
      {
        crop,
        words: `${cropName(crop)} has reached your price: ${price}, and you waited for ${priceFigure(target)}.`,
      },
    ]
  })
  return (
    <div role="status">
      {reached.map(({ crop, words }) => (
        <p key={crop} className="reached-targets__target">
          {words}
        </p>
      ))}
    </div>
  )
}
