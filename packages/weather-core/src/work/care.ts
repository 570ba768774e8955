/** The two commonest reasons for care: a lamp solves the first, nothing solves the second. */
export type CareReason = 'dark' | 'drift'

/** Codes of reasons for care about spray leaving the field. */
const DRIFT: ReadonlySet<string> = new Set([
  'inversion_possible',
  'wind_brisk',
  'wind_may_drop',
  'wind_may_rise',
  'gust_brisk',
  'gust_not_given',
])

interface Judged {
  readonly verdict: string
  readonly reasons: readonly { readonly code: string }[]
}

/** Reasons of a window in display order: those about drift first, if drift is the reason for care. */
export function orderReasons<Reason extends { readonly code: string }>(window: {
  readonly verdict: string
  readonly reasons: readonly Reason[]
}): readonly Reason[] {
  if (careReason(window) !== 'drift') return window.reasons
  const isDrift = ({ code }: Reason) => DRIFT.has(code)
  return [...window.reasons.filter(isDrift), ...window.reasons.filter((reason) => !isDrift(reason))]
}

/**
 * Reason for care of a window: drift if any of its reasons concerns drift, darkness if it has no other reason.
 * Undefined for other verdicts and other reasons.
 */
export function careReason({ verdict, reasons }: Judged): CareReason | undefined {
  if (verdict !== 'careful') return undefined
  if (reasons.some(({ code }) => DRIFT.has(code))) return 'drift'
  return reasons.length > 0 && reasons.every(({ code }) => code === 'dark') ? 'dark' : undefined
}
