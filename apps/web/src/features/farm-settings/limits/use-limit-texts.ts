import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import { type RefObject, useState } from 'react'
import { ALL_LIMITS, convertLimitTexts, initialLimitTexts, type LimitTexts } from './limit-sets.ts'

export interface LimitTextsState {
  units: DisplayUnits
  texts: LimitTexts
  showIn: (change: Partial<DisplayUnits>) => void
}

/**
 * Holds the inputs of all limits in the form's current units, and converts them when the units
 * change.
 */
export function useLimitTexts(
  settings: FarmSettings,
  form: RefObject<HTMLFormElement | null>,
): LimitTextsState {
  const kept = settings.limits ?? {}
  const [{ units, texts }, setShown] = useState(() => {
    const units = displayUnits(settings.units)
    return { units, texts: initialLimitTexts(kept, units) }
  })
  const showIn = (change: Partial<DisplayUnits>) => {
    if (form.current === null) return
    const typed = new FormData(form.current)
    const current = Object.fromEntries(
      ALL_LIMITS.map(({ path }) => [path, String(typed.get(path) ?? texts[path] ?? '').trim()]),
    )
    const next = { ...units, ...change }
    setShown({ units: next, texts: convertLimitTexts(current, units, next, kept) })
  }
  return { units, texts, showIn }
}
