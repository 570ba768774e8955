import {
  type DisplayUnits,
  displayUnits,
  METRIC,
  type OwnUnits,
} from '@smart-farming/weather-core/display-units'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

const KEY = 'farmUnits'
const WINDS = ['km/h', 'm/s', 'mph', 'knots'] as const

const listeners = new Set<() => void>()
/** Stands in for a browser that keeps nothing. */
let held: string | null = null

/**
 * The units to show figures in. They are kept with the account; this browser keeps a copy, so that the first figures of
 * a visit are in the right units before the account has been asked.
 */
export function useShownUnits(): DisplayUnits {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => parse(text), [text])
}

/** Shows all figures in these units from now on; what is absent is metric. */
export function showUnits(own: OwnUnits | undefined): void {
  held = JSON.stringify(displayUnits(own))
  try {
    localStorage.setItem(KEY, held)
    held = null
  } catch {
    // Private mode, or full: it holds for this visit.
  }
  for (const listener of listeners) listener()
}

/**
 * Shows all figures in the units that the account has just told, before anything is drawn in others; undefined while it
 * has not. For what shows an answer of the server: asking alone changes nothing on the page.
 */
export function useAccountUnits(units: DisplayUnits | undefined): void {
  const { temperature, wind, rain } = units ?? {}
  useLayoutEffect(() => {
    if (temperature && wind && rain) showUnits({ temperature, wind, rain })
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

/** Whatever a browser kept, the units are of those that there are. */
function parse(text: string | null): DisplayUnits {
  try {
    const { temperature, wind, rain } = JSON.parse(text ?? '{}')
    return displayUnits({
      temperature: temperature === 'F' ? 'F' : 'C',
      wind: WINDS.find((unit) => unit === wind),
      rain: rain === 'in' ? 'in' : 'mm',
    })
  } catch {
    return METRIC
  }
}
