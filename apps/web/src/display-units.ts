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
/** Holds the units in a browser without storage. */
let held: string | null = null

/**
 * The units for display. They are saved to the account; this browser saves a copy, so that the first values of a visit
 * have the right units before the account has loaded.
 */
export function useDisplayUnits(): DisplayUnits {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => parse(text), [text])
}

/** Switches the display to these units; undefined ones are metric. */
export function setDisplayUnits(own: ChosenUnits | undefined): void {
  held = JSON.stringify(displayUnits(own))
  try {
    localStorage.setItem(KEY, held)
    held = null
  } catch {
    // Private mode, or storage full: the units apply to this visit only.
  }
  for (const listener of listeners) listener()
}

/**
 * Switches the display to the account's units before anything is rendered in other units; undefined while loading. For
 * components that show the server's response: loading the units alone changes nothing on the page.
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

/** Parses stored units; unknown units are ignored. */
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
