import type { Interval } from '../sun/daylight.ts'
import type { Judgement, Reason, Verdict } from './verdict.ts'

/** A stretch of adjacent steps with the same verdict. */
export interface WorkWindow extends Interval {
  verdict: Verdict
  /** Every kind of reason that occurs in it, with the figure of the first step that has it. */
  reasons: Reason[]
}

/** A judged stretch of time: a step. */
export interface JudgedStretch extends Interval {
  judgement: Judgement
}

/** Merges adjacent steps of one verdict into windows. Steps in order of time; a gap in time ends a window. */
export function workWindows(steps: readonly JudgedStretch[]): WorkWindow[] {
  const windows: WorkWindow[] = []
  for (const { startDt, endDt, judgement } of steps) {
    const last = windows.at(-1)
    if (last && last.verdict === judgement.verdict && last.endDt === startDt) {
      last.endDt = endDt
      for (const reason of judgement.reasons)
        if (!last.reasons.some(({ code, input }) => code === reason.code && input === reason.input))
          last.reasons.push(reason)
    } else {
      windows.push({
        startDt,
        endDt,
        verdict: judgement.verdict,
        reasons: [...judgement.reasons],
      })
    }
  }
  return windows
}
