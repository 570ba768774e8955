import type { BoardDefaults } from '@smart-farming/contracts/prices'
import { BOARD_UNITS, MAX_BOARD_CROPS } from '@smart-farming/contracts/prices/board-limits'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { formatCountry } from '@smart-farming/words/format/names/country'
import { listCurrencies } from '@smart-farming/words/format/names/currencies'
import { type FormEvent, useId, useState } from 'react'
import '../../../components/button.css'
import '../../../components/field.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import { SaveErrorAlert } from '../save-error-alert.tsx'
import { cropName } from '../series/series-labels.ts'
import { type SaveBoard, useSave } from '../use-save.ts'
import css from './board-form.css?inline'
import { CropFinder } from './choice/crop-finder.tsx'
import { defaultUnit } from './choice/default-unit.ts'
import { countryCrops, MAX_TICKED_CROPS } from './choice/suggest-board.ts'

adoptStyle(css)

interface BoardFormProps {
  settings: BoardSettings
  /**
   * Crops reported in the farm's country (ISO 3166-1 alpha-2), as a first list, with the country's
   * currency and unit.
   */
  local?: (BoardDefaults & { country: string }) | undefined
  onSave: SaveBoard
  /** Called after saving or cancelling; undefined if there is no board to return to. */
  onDone: (() => void) | undefined
}

const fromCountry = (country: string) =>
  lazyWords.prices.board.choice.fromCountry({ country: formatCountry(lazyWords.tag, country) ?? country })

/** Form for the board's crops, unit and currency, saved to the account. */
export function BoardForm({ settings, local, onSave, onDone }: BoardFormProps) {
  const { saving, choice } = lazyWords.prices.board
  const { save, busy, failure, refuse } = useSave(onSave, onDone)
  const [unitId, currencyId] = [useId(), useId()]
  const here = countryCrops(local)
  // The list only grows during editing, so that an unticked crop can be ticked again.
  const [listed, setListed] = useState<readonly string[]>(() => settings.boardCrops ?? here)
  const unticked = settings.boardCrops ? [] : here.slice(MAX_TICKED_CROPS)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const boardCrops = form.getAll('crops').map(String)
    if (boardCrops.length === 0) return refuse(choice.tooFew)
    if (boardCrops.length > MAX_BOARD_CROPS) return refuse(choice.tooMany({ most: MAX_BOARD_CROPS }))
    const boardUnit = BOARD_UNITS.find((unit) => unit === form.get('unit'))
    const boardCurrency = String(form.get('currency') ?? '') || undefined
    await save({ boardCrops, boardUnit, boardCurrency })
  }

  return (
    <form className="board-form" method="post" onSubmit={submit} aria-busy={busy}>
      <p>{choice.intro}</p>
      {listed.length > 0 && (
        <fieldset className="board-form__group">
          <legend className="board-form__legend">{local ? fromCountry(local.country) : choice.yours}</legend>
          <div className="board-form__crops">
            {listed.map((id) => (
              <label key={id} className="board-form__crop">
                <input type="checkbox" name="crops" value={id} defaultChecked={!unticked.includes(id)} />
                {cropName(id)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <CropFinder listed={listed} onAdd={(id) => setListed([...listed, id])} />
      <div className="board-form__wishes">
        <div className="field">
          <label className="field__label" htmlFor={unitId}>
            {choice.unit}
          </label>
          <select
            id={unitId}
            name="unit"
            className="field__input"
            defaultValue={settings.boardUnit ?? defaultUnit(local?.country) ?? ''}
          >
            <option value="">{choice.unitAsPublished}</option>
            {BOARD_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {lazyWords.priceUnits[unit]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field__label" htmlFor={currencyId}>
            {choice.currency}
          </label>
          <select
            id={currencyId}
            name="currency"
            className="field__input"
            defaultValue={settings.boardCurrency ?? local?.currency ?? ''}
          >
            <option value="">{choice.currencyOfCountry}</option>
            {listCurrencies(lazyWords.tag).map((one) => (
              <option key={one.code} value={one.code}>
                {choice.currencyWithCode({ ...one })}
              </option>
            ))}
          </select>
        </div>
      </div>
      {/* The error is beside the pressed button, because the top of this form may be two screens
          away. */}
      <SaveErrorAlert failure={failure} />
      <div className="board-form__buttons">
        <button className="button" type="submit" disabled={busy}>
          {busy ? saving : choice.save}
        </button>
        {onDone && (
          <button className="button button--quiet" type="button" onClick={onDone}>
            {choice.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
