import {
  type ChosenUnits,
  type DisplayUnits,
  displayUnits,
  METRIC_UNITS,
} from '@smart-farming/weather-core/display-units'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

const KEY = 'farmUnits'
const WINDS = ['km/h', 'm/s', 'mph', 'knots'] as const

const listeners = new Set<() => void>()
/** Units for a browser without storage. */
let held: string | null = null

/**
 * Returns the units for display. The account stores them, and this browser saves a copy, so that a
 * visit's first values have the right units before the account loads.
 */
export function useDisplayUnits(): DisplayUnits {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => parse(text), [text])
}

/** Switches the display to these units. Missing units are metric. */
export function setDisplayUnits(own: ChosenUnits | undefined): void {
  held = JSON.stringify(displayUnits(own))
  try {
    localStorage.setItem(KEY, held)
    held = null
  } catch {
    // Private mode, or full storage: the units apply to this visit only.
  }
  for (const listener of listeners) listener()
}

/**
 * Switches to the account's units before values render in other units. Call it where the server's
 * response is shown, so that nothing changes until then.
 *
 * @param units undefined while loading
 */
export function useApplyAccountUnits(units: DisplayUnits | undefined): void {
  const { temperature, wind, rain } = units ?? {}
  useLayoutEffect(() => {
    if (temperature && wind && rain) setDisplayUnits({ temperature, wind, rain })
  }, [temperature, wind, rain])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(): string | null {
  try {
    return held ?? localStorage.getItem(KEY)
  } catch {
    return held
  }
}

function parse(text: string | null): DisplayUnits {
  try {
    const { temperature, wind, rain } = JSON.parse(text ?? '{}')
    return displayUnits({
      temperature: temperature === 'F' ? 'F' : 'C',
      wind: WINDS.find((unit) => unit === wind),
      rain: rain === 'in' ? 'in' : 'mm',
    })
  } catch {
    return METRIC_UNITS
  }
}
