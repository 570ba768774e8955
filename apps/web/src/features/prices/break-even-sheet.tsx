import type { BoardSettings } from '@smart-farming/contracts/price-board'
import { cushionPercent } from '@smart-farming/market-core/margins'
import { PriceForm } from './price-form.tsx'
import { priceFigure, type Shown } from './shown-price.ts'
import { type SaveBoard, useSave } from './use-save.ts'

interface BreakEvenSheetProps {
  crop: string
  settings: BoardSettings
  shown: Shown
  /** In the unit that is shown; undefined while the costs are not known, or cannot be brought into its currency. */
  breakEven: number | undefined
  /** The newest price, in the unit that is shown. */
  latest: number
  onSave: SaveBoard
}

/** What a hectare costs and gives, and so the price below which the crop loses money. */
export function BreakEvenSheet({ crop, settings, shown, breakEven, latest, onSave }: BreakEvenSheetProps) {
  const { save, busy, failure } = useSave(onSave)
  const costs = settings.boardCosts?.[crop]
  const currency = costs?.currency ?? shown.currency
  const { [crop]: _removed, ...others } = settings.boardCosts ?? {}
  return (
    <section className="break-even" aria-label="Your break-even">
      <h4 className="break-even__title">Your break-even</h4>
      <PriceForm
        // What was removed must not stay in the boxes.
        key={costs ? 'kept' : 'new'}
        fields={[
          { name: 'costPerHa', label: `Cost per hectare (${currency})`, value: costs?.costPerHa },
          { name: 'yieldTPerHa', label: 'Yield (tonnes per hectare)', value: costs?.yieldTPerHa },
          {
            name: 'haulagePerT',
            label: `Haulage per tonne (${currency})`,
            value: costs?.haulagePerT,
            orNothing: true,
          },
        ]}
        submit="Work it out"
        busy={busy}
        failure={failure}
        onAmounts={({ costPerHa = 0, yieldTPerHa = 0, haulagePerT = 0 }) => {
          const kept = { currency, costPerHa, yieldTPerHa, haulagePerT }
          void save({ boardCosts: { ...others, [crop]: kept } })
        }}
        onRemove={costs && (() => void save({ boardCosts: others }))}
      />
      <p className="break-even__result" role="status">
        {breakEven === undefined
          ? costs && `We have no exchange rate from ${costs.currency} to ${shown.currency} yet.`
          : `You break even at ${shown.currency} ${priceFigure(breakEven)} per ${shown.per}. ${cushionWords(latest, breakEven)}`}
      </p>
    </section>
  )
}

function cushionWords(latest: number, breakEven: number): string {
  const cushion = cushionPercent(latest, breakEven)
  if (cushion === undefined) return ''
  return cushion < 0
    ? 'At the price above the crop would not pay its costs.'
    : `The price above could fall by ${cushion.toFixed(1)} % before the crop loses money.`
}
