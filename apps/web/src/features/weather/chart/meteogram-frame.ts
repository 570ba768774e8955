import { type Scale, scalePosition } from '../../../components/chart/chart-scale.ts'
import type { DaySpan } from './day-span.ts'

/** Vertical positions of a meteogram's parts, in CSS px from its top. */
export const ROW_Y = {
  days: 16,
  top: 26,
  bottom: 196,
  arrows: 212,
  hours: 234,
  band: 244,
  bandHeight: 20,
} as const
export const METEOGRAM_HEIGHT = ROW_Y.band + ROW_Y.bandHeight + 2
const LEFT = 32
const RIGHT = 46

/** The time span drawn, and the width of the drawing. */
export interface PlotSpan extends DaySpan {
  /** CSS px. */
  readonly width: number
}

export const plotLeft = LEFT
export const plotRight = ({ width }: PlotSpan): number => width - RIGHT

/** Horizontal position of a moment (unix seconds), in CSS px, clamped to the edges. */
export function timeToX(span: PlotSpan, dt: number): number {
  const share = (dt - span.startDt) / (span.endDt - span.startDt)
  return LEFT + Math.min(1, Math.max(0, share)) * (span.width - LEFT - RIGHT)
}

/** Inverse of {@link timeToX}. */
export const xToTime = (span: PlotSpan, x: number): number =>
  span.startDt + ((x - LEFT) / (span.width - LEFT - RIGHT)) * (span.endDt - span.startDt)

/** Vertical position of a value, in CSS px from the top. */
export const valueToY = (scale: Scale, value: number): number =>
  ROW_Y.top + (1 - scalePosition(scale, value)) * (ROW_Y.bottom - ROW_Y.top)
