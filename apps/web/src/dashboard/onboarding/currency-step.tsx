import { createPriceDefaults } from '@smart-farming/market-core/farm/farm-view'
import { defaultUnit } from '../../features/prices/board/choice/default-unit.ts'
import { lazyWords } from '../../words.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/**
 * Asks for the unit and currency of prices. The country's own are first, and a tap saves the
 * choice.
 */
export function CurrencyStep({ country, busy, onSave, ...step }: StepProps) {
  const words = lazyWords.firstSteps
  const currency = createPriceDefaults({}, country).currency ?? 'USD'
  const units = [...new Set([defaultUnit(country) ?? 't', 'kg', 't'] as const)]
  return (
    <StepFrame
      {...step}
      question={words.money}
      answers={
        <div className="first-steps__answers">
          {units.map((boardUnit) => (
            <button
              key={boardUnit}
              className="first-steps__answer"
              type="button"
              disabled={busy}
              onClick={() => onSave({ boardUnit, boardCurrency: currency })}
            >
              {words.moneyPer({ currency, per: lazyWords.priceUnits[boardUnit] })}
            </button>
          ))}
        </div>
      }
    />
  )
}
