import { BOARD_LAND_UNITS } from '@smart-farming/contracts/prices/board-limits'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { safetyMarginPercent } from '@smart-farming/market-core/margins'
import { useState } from 'react'
import { ViewSwitch } from '../../../components/view-switch/view-switch.tsx'
import { lazyWords } from '../../../words.ts'
import { DetailsDisclosure } from '../details-disclosure.tsx'
import { formatPrice, type PriceDisplay } from '../series/price-display.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import { hectaresPerLandUnit } from './land-units.ts'
import { PriceForm } from './price-form.tsx'

interface BreakEvenSheetProps {
  crop: string
  settings: BoardSettings
  shown: PriceDisplay
  /** In the displayed unit; undefined if the costs are unknown or not convertible. */
  breakEven: number | undefined
  /** The newest price, in the displayed unit. */
  latest: number | undefined
  onSave: SaveBoard
}

/** Form for costs and yield per hectare or acre, with the resulting break-even price. */
export function BreakEvenForm({ crop, settings, shown, breakEven, latest, onSave }: BreakEvenSheetProps) {
  const { prices } = lazyWords
  const words = prices.targets.breakEven
  const { save, busy, failure } = useSave(onSave)
  const costs = settings.boardCosts?.[crop]
  const currency = costs?.currency ?? shown.currency
  const [land, setLand] = useState(settings.boardLand ?? 'ha')
  const inLand = (perHa: number | undefined) =>
    perHa && Number((perHa * hectaresPerLandUnit(land)).toPrecision(6))
  const { [crop]: _removed, ...others } = settings.boardCosts ?? {}
  return (
    <section className="break-even" aria-label={words.title}>
      <p className="break-even__result" role="status">
        {breakEven === undefined
          ? costs && prices.price.noRate({ from: costs.currency, to: shown.currency })
          : resultWords(latest, breakEven, shown)}
      </p>
      <DetailsDisclosure label={costs ? words.change : words.title}>
        <ViewSwitch
          label={words.landIn}
          options={BOARD_LAND_UNITS.map((id) => ({ id, words: words.lands[id].many }))}
          chosen={land}
          onChoose={setLand}
        />
        <PriceForm
          // A new key remounts the form when amounts are removed or the land unit changes, so that
          // no old amounts stay. Typed text stays.
          key={costs ? land : 'new'}
          fields={[
            {
              name: 'cost',
              label: words.lands[land].cost({ currency }),
              value: inLand(costs?.costPerHa),
            },
            {
              name: 'harvest',
              label: words.lands[land].harvest,
              value: inLand(costs?.yieldTPerHa),
            },
            {
              name: 'haulagePerT',
              label: words.haulage({ currency }),
              value: costs?.haulagePerT,
              orNothing: true,
            },
          ]}
          submit={words.workOut}
          busy={busy}
          failure={failure}
          onAmounts={({ cost = 0, harvest = 0, haulagePerT = 0 }) => {
            const kept = {
              currency,
              costPerHa: cost / hectaresPerLandUnit(land),
              yieldTPerHa: harvest / hectaresPerLandUnit(land),
              haulagePerT,
            }
            void save({ boardLand: land, boardCosts: { ...others, [crop]: kept } })
          }}
          onRemove={costs && (() => void save({ boardCosts: others }))}
        />
      </DetailsDisclosure>
    </section>
  )
}

function resultWords(latest: number | undefined, breakEven: number, shown: PriceDisplay): string {
  const words = lazyWords.prices.targets.breakEven
  // Both prices are in the displayed unit.
  const price = formatPrice(breakEven, { ...shown, factor: 1 })
  const cushion = latest === undefined ? undefined : safetyMarginPercent(latest, breakEven)
  if (cushion === undefined) return words.at({ price })
  return cushion < 0 ? words.atAbovePrice({ price }) : words.atBelowPrice({ price, cushion })
}
