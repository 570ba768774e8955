import type { Interval } from '../sun/daylight.ts'
import {
  distanceFromLimit,
  isSameReason,
  type Judgement,
  type Reason,
  type Verdict,
  WORST_FIRST,
} from './verdict.ts'

/** Adjacent steps with the same verdict. */
export interface VerdictWindow extends Interval {
  verdict: Verdict
  /** Every type of reason in it, gravest first, each with the value furthest from its limit. */
  reasons: Reason[]
  /** The window is suitable, but shorter than the job. */
  short?: true
  /** The window is suitable, but at night. */
  night?: true
}

/** A judged step. */
export interface JudgedStretch extends Interval {
  judgement: Judgement
  /** Work in it is night work. */
  isNight?: boolean
}

/** True if a job may be done, with or without care. */
const isOpen = (verdict: Verdict): boolean => verdict === 'good' || verdict === 'careful'

/** Adds reasons to those of a window: one of each type, the one further from its limit. */
function gather(reasons: Reason[], more: readonly Reason[]): void {
  for (const reason of more) {
    const at = reasons.findIndex((one) => isSameReason(one, reason))
    const same = reasons[at]
    if (!same) reasons.push(reason)
    else if (distanceFromLimit(reason) > distanceFromLimit(same)) reasons[at] = reason
  }
}

/**
 * Merges adjacent steps of one verdict into windows. Steps in chronological order. A gap in time ends a window, as does
 * the start or end of the night in suitable ones.
 *
 * @param leastHours shortest useful window of the job. A window at the start or end of the steps may continue beyond
 * them, so it is not called short.
 * @param fromNow the steps begin now, so time before them has passed
 */
export function workWindows(
  steps: readonly JudgedStretch[],
  leastHours = 0,
  fromNow = false,
): VerdictWindow[] {
  const windows: VerdictWindow[] = []
  for (const { startDt, endDt, judgement, isNight = false } of steps) {
    const last = windows.at(-1)
    const night = isNight && isOpen(judgement.verdict)
    const goesOn = last?.verdict === judgement.verdict && (last.night ?? false) === night
    if (last && goesOn && last.endDt === startDt) {
      last.endDt = endDt
      gather(last.reasons, judgement.reasons)
    } else {
      const { verdict, reasons } = judgement
      windows.push({ startDt, endDt, verdict, reasons: [...reasons], ...(night && { night }) })
    }
  }
  for (const window of windows)
    window.reasons.sort((a, b) => WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict))
  const [firstDt, lastDt] = [steps[0]?.startDt, steps.at(-1)?.endDt]
  for (const window of windows) {
    const { startDt, endDt, verdict } = window
    const isWhole = (fromNow || startDt !== firstDt) && endDt !== lastDt
    if (isOpen(verdict) && isWhole && endDt - startDt < leastHours * 3600) window.short = true
  }
  return windows
}
