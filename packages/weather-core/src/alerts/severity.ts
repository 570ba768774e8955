import { HEAT_INDEX_CLASSES_F } from '../heat/heat-index.ts'
import { fahrenheitToCelsius } from '../unit-conversion.ts'
import type { Alert } from './alert.ts'
import type { AlertKind } from './alert-kinds.ts'
import { ALERT_LIMITS } from './alert-limits.ts'

/** Our own ranking. */
const WORST_FIRST: readonly AlertKind[] = [
  'hail',
  'thunderstorm',
  'freezing_rain',
  'gusts',
  'heavy_snow',
  'heavy_rain',
  'frost',
  'wind_chill',
  'heat_work',
  'heat_stress',
  'ground_frost',
  'blight',
]

/**
 * Values at which an event is grave. US National Weather Service: hard frost and dangerous heat.
 * Beaufort 10: storm. Zimbelman and Collier: severe heat stress. Heavy snow is always grave,
 * because its default limit is already a warning level (US National Weather Service). Heuristics:
 * twice the default rain, and -15 °C wind chill.
 */
const GRAVE: Readonly<Partial<Record<AlertKind, { from: number } | { downFrom: number }>>> = {
  frost: { downFrom: -2.2 },
  gusts: { from: 89 },
  heavy_rain: { from: 50 },
  heavy_snow: { from: ALERT_LIMITS.snowMm24h.value },
  heat_stress: { from: 80 },
  heat_work: { from: fahrenheitToCelsius(HEAT_INDEX_CLASSES_F.danger) },
  wind_chill: { downFrom: -15 },
}

/** Events without a value, detected by the weather code, are always grave. */
function isGrave({ kind, value }: Alert): boolean {
  if (value === undefined) return true
  const bound = GRAVE[kind]
  if (!bound) return false
  return 'from' in bound ? value >= bound.from : value <= bound.downFrom
}

/** True if an event is grave and worse than a frost. */
export const isMoreUrgentThan = (event: Alert, frost: Alert): boolean =>
  isGrave(event) && compareSeverity(event, frost) < 0

/** Compares for sorting: grave events first, then by kind, then by start time. */
export const compareSeverity = (a: Alert, b: Alert): number =>
  Number(isGrave(b)) - Number(isGrave(a)) ||
  WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind) ||
  a.startDt - b.startDt
