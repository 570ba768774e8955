import { type Scale, shareOf } from '../../../components/chart/chart-scale.ts'
import type { DaySpan } from './day-span.ts'

/** Heights of the parts of a meteogram, in CSS px from its top. */
export const ROWS = {
  days: 16,
  top: 26,
  bottom: 196,
  arrows: 212,
  hours: 234,
  band: 244,
  bandHeight: 20,
} as const
export const HEIGHT = ROWS.band + ROWS.bandHeight + 2
const LEFT = 32
const RIGHT = 46

/** The time that is drawn, and the width that it is drawn over. */
export interface Span extends DaySpan {
  /** CSS px. */
  readonly width: number
}

export const leftOf = LEFT
export const rightOf = ({ width }: Span): number => width - RIGHT

/** Where a moment (unix seconds) lies across, in CSS px; what lies outside is at the edge. */
export function across(span: Span, dt: number): number {
  const share = (dt - span.startDt) / (span.endDt - span.startDt)
  return LEFT + Math.min(1, Math.max(0, share)) * (span.width - LEFT - RIGHT)
}

/** The moment that lies at a place across: the inverse of {@link across}. */
export const momentAt = (span: Span, x: number): number =>
  span.startDt + ((x - LEFT) / (span.width - LEFT - RIGHT)) * (span.endDt - span.startDt)

/** Where a value lies from the top, in CSS px. */
export const down = (scale: Scale, value: number): number =>
  ROWS.top + (1 - shareOf(scale, value)) * (ROWS.bottom - ROWS.top)
