import type { Interval } from '../sun/daylight.ts'
import {
  distanceFromLimit,
  isSameReason,
  type Judgement,
  type Reason,
  type Verdict,
  WORST_FIRST,
} from './verdict.ts'

export interface VerdictWindow extends Interval {
  verdict: Verdict
  /** One reason of each kind, worst first, with the value furthest from its limit. */
  reasons: Reason[]
  /** Suitable, but shorter than the job needs. */
  short?: true
  /** Suitable, but at night. */
  night?: true
}

export interface JudgedInterval extends Interval {
  judgement: Judgement
  isNight?: boolean
}

const isOpen = (verdict: Verdict): boolean => verdict === 'good' || verdict === 'careful'

/** Adds reasons to a window's: one of each kind, with the value furthest from its limit. */
function gather(reasons: Reason[], more: readonly Reason[]): void {
  for (const reason of more) {
    const at = reasons.findIndex((one) => isSameReason(one, reason))
    const same = reasons[at]
    if (!same) reasons.push(reason)
    else if (distanceFromLimit(reason) > distanceFromLimit(same)) reasons[at] = reason
  }
}

/**
 * Merges adjacent steps with the same verdict into windows. A gap in time ends a window, and so
 * does sunset or sunrise if the window is suitable. Steps must be in chronological order.
 *
 * @param leastHours shortest useful window for the job. A window at the start or end of the steps
 * is not called short, because it may continue beyond them
 * @param fromNow true if the steps begin now, so that the first window cannot have begun earlier
 */
export function workWindows(
  steps: readonly JudgedInterval[],
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
