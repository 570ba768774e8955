import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { lazyWords } from '../../../words.ts'
import { DetailsDisclosure } from '../details-disclosure.tsx'
import { formatPrice, type PriceDisplay } from '../series/price-display.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import { PriceForm } from './price-form.tsx'

interface TargetFormProps {
  crop: string
  settings: BoardSettings
  shown: PriceDisplay
  /** The target in the displayed unit; undefined if unset or not convertible. */
  target: number | undefined
  onSave: SaveBoard
}

/** Form for the farmer's target price, which is checked whenever the board opens. */
export function TargetForm({ crop, settings, shown, target, onSave }: TargetFormProps) {
  const { prices } = lazyWords
  const words = prices.targets.alert
  const { save, busy, failure } = useSave(onSave)
  const kept = settings.boardTargets?.[crop]
  const { [crop]: _removed, ...others } = settings.boardTargets ?? {}
  const { currency, per, kg } = shown
  if (kg === undefined) return null
  return (
    <section className="price-target" aria-label={words.title}>
      <p className="price-target__watched" role="status">
        {kept &&
          (target === undefined
            ? prices.price.noRate({ from: kept.currency, to: currency })
            : words.watched({ price: formatPrice(target, { ...shown, factor: 1 }) }))}
      </p>
      <DetailsDisclosure label={kept ? words.change : words.title}>
        <PriceForm
          // A new key remounts the form when the target is removed or the unit changes, so that no
          // old value stays.
          key={`${kept?.price} ${currency} ${per}`}
          fields={[
            {
              name: 'price',
              label: words.price({ currency, per }),
              value: target === undefined ? undefined : Number(target.toPrecision(6)),
            },
          ]}
          submit={words.watch}
          busy={busy}
          failure={failure}
          onAmounts={({ price = 0 }) => {
            void save({ boardTargets: { ...others, [crop]: { price, currency, kg } } })
          }}
          onRemove={kept && (() => void save({ boardTargets: others }))}
        />
      </DetailsDisclosure>
    </section>
  )
}
