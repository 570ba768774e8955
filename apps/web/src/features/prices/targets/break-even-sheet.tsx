import { BOARD_LANDS } from '@smart-farming/contracts/prices/board-limits'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { cushionPercent } from '@smart-farming/market-core/margins'
import { useState } from 'react'
import { ViewSwitch } from '../../../components/view-switch/view-switch.tsx'
import { partWords } from '../../../words.ts'
import { Fold } from '../fold.tsx'
import { priceWords, type Shown } from '../series/shown-price.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import { landHa } from './land.ts'
import { PriceForm } from './price-form.tsx'

interface BreakEvenSheetProps {
  crop: string
  settings: BoardSettings
  shown: Shown
  /** In the displayed unit; undefined while the costs are unknown or not convertible to its currency. */
  breakEven: number | undefined
  /** The newest price, in the displayed unit. */
  latest: number | undefined
  onSave: SaveBoard
}

/** Costs and yield of a hectare or acre, and the resulting break-even price. */
export function BreakEvenSheet({ crop, settings, shown, breakEven, latest, onSave }: BreakEvenSheetProps) {
  const { prices } = partWords
  const words = prices.targets.breakEven
  const { save, busy, failure } = useSave(onSave)
  const costs = settings.boardCosts?.[crop]
  const currency = costs?.currency ?? shown.currency
  const [land, setLand] = useState(settings.boardLand ?? 'ha')
  const inLand = (perHa: number | undefined) => perHa && Number((perHa * landHa(land)).toPrecision(6))
  const { [crop]: _removed, ...others } = settings.boardCosts ?? {}
  return (
    <section className="break-even" aria-label={words.title}>
      <p className="break-even__result" role="status">
        {breakEven === undefined
          ? costs && prices.price.noRate({ from: costs.currency, to: shown.currency })
          : resultWords(latest, breakEven, shown)}
      </p>
      <Fold label={costs ? words.change : words.title}>
        <ViewSwitch
          label={words.landIn}
          options={BOARD_LANDS.map((id) => ({ id, words: words.lands[id].many }))}
          chosen={land}
          onChoose={setLand}
        />
        <PriceForm
          // Remounts the form, so that amounts removed or of another land unit do not stay in it; typed text stays.
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
              costPerHa: cost / landHa(land),
              yieldTPerHa: harvest / landHa(land),
              haulagePerT,
            }
            void save({ boardLand: land, boardCosts: { ...others, [crop]: kept } })
          }}
          onRemove={costs && (() => void save({ boardCosts: others }))}
        />
      </Fold>
    </section>
  )
}

function resultWords(latest: number | undefined, breakEven: number, shown: Shown): string {
  const words = partWords.prices.targets.breakEven
  // Both are in the displayed unit.
  const price = priceWords(breakEven, { ...shown, factor: 1 })
  const cushion = latest === undefined ? undefined : cushionPercent(latest, breakEven)
  if (cushion === undefined) return words.at({ price })
  return cushion < 0 ? words.atAbovePrice({ price }) : words.atBelowPrice({ price, cushion })
}
