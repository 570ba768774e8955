import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { formatLimit as limitFigure } from '@smart-farming/words/format/weather/figures'
import { publisherLabel } from '@smart-farming/words/sentences/reason'
import { lazyWords, words } from '../../../words.ts'
import { formatLimit, limitUnitLabel } from './limit-format.ts'
import { limitLabel, type SettableLimit } from './limit-sets.ts'

interface LimitBoxProps {
  limit: SettableLimit
  units: DisplayUnits
  /** Initial text. Remount the component to change it. */
  text: string
  invalid: boolean
}

/** Input for one limit. If empty, the default applies, shown with its publisher. */
export function LimitInput({ limit, units, text, invalid }: LimitBoxProps) {
  const { path, usual } = limit
  const id = `field-${path}`
  return (
    <div className="limit-box">
      <label className="limit-box__label" htmlFor={id}>
        {limitLabel(limit)}
      </label>
      <span className="limit-box__figure">
        <input
          id={id}
          className="field__input limit-box__input"
          name={path}
          type="text"
          inputMode={usual.unit === 'C' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          defaultValue={text}
          placeholder={formatLimit(usual.value, usual.unit, units)}
          aria-describedby={`${id}-usual`}
          aria-invalid={invalid || undefined}
        />
        <span className="limit-box__unit">{limitUnitLabel(usual.unit, units)}</span>
      </span>
      <span id={`${id}-usual`} className="farm-settings__note limit-box__usual">
        {lazyWords.farmSettings.limits.usual({
          figure: limitFigure(words.figures, usual.value, usual.unit, units),
          publisher: publisherLabel(lazyWords.limits.unpublished, usual.publisher),
        })}
      </span>
    </div>
  )
}
