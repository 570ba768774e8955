/**
 * The two most common reasons for care. A lamp helps against darkness; nothing helps against drift.
 */
export type CareReason = 'dark' | 'drift'

/** Reasons for care because spray may leave the field. */
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

/** Reasons of a window in display order. Drift comes first if it is the reason for care. */
export function orderReasons<Reason extends { readonly code: string }>(window: {
  readonly verdict: string
  readonly reasons: readonly Reason[]
}): readonly Reason[] {
  if (careReason(window) !== 'drift') return window.reasons
  const isDrift = ({ code }: Reason) => DRIFT.has(code)
  return [...window.reasons.filter(isDrift), ...window.reasons.filter((reason) => !isDrift(reason))]
}

/**
 * Main reason for care in a window: drift if any reason concerns it, darkness if there is no other
 * reason. Undefined for other verdicts and reasons.
 */
export function careReason({ verdict, reasons }: Judged): CareReason | undefined {
  if (verdict !== 'careful') return undefined
  if (reasons.some(({ code }) => DRIFT.has(code))) return 'drift'
  return reasons.length > 0 && reasons.every(({ code }) => code === 'dark') ? 'dark' : undefined
}
