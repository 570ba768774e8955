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

/** The time span drawn, and the width of the drawing. */
export interface Span extends DaySpan {
  /** CSS px. */
  readonly width: number
}

export const leftOf = LEFT
export const rightOf = ({ width }: Span): number => width - RIGHT

/** Horizontal position of a moment (unix seconds), in CSS px; clamped to the edges. */
export function across(span: Span, dt: number): number {
  const share = (dt - span.startDt) / (span.endDt - span.startDt)
  return LEFT + Math.min(1, Math.max(0, share)) * (span.width - LEFT - RIGHT)
}

/** Moment at a horizontal position: the inverse of {@link across}. */
export const momentAt = (span: Span, x: number): number =>
  span.startDt + ((x - LEFT) / (span.width - LEFT - RIGHT)) * (span.endDt - span.startDt)

/** Vertical position of a value, in CSS px from the top. */
export const down = (scale: Scale, value: number): number =>
  ROWS.top + (1 - shareOf(scale, value)) * (ROWS.bottom - ROWS.top)
