export interface LoanInput {
  readonly amount: number
  /** Above 0. */
  readonly months: number
  /** Interest in % per month, 0 or more. */
  readonly monthlyPercent: number
  /**
   * `reducing`: interest on the outstanding balance. `flat`: interest on the whole loan until the
   * end, as many microlenders quote.
   */
  readonly method: LoanMethod
}

export type LoanMethod = 'reducing' | 'flat'

export interface LoanRepayment {
  readonly instalment: number
  readonly total: number
  readonly interest: number
}

/**
 * Instalment of an annuity, P r / (1 - (1 + r)^-n), or at a flat rate, P / n + P r (R. Rosenberg,
 * "Microcredit Interest Rates", CGAP Occasional Paper 1). Undefined if the amount or the months are
 * not above 0.
 */
export function calculateLoan({
  amount,
  months,
  monthlyPercent,
  method,
}: LoanInput): LoanRepayment | undefined {
  if (!(amount > 0 && months > 0 && monthlyPercent >= 0)) return undefined
  const rate = monthlyPercent / 100
  const flat = amount / months + amount * rate
  // For a small rate, 1 - (1 + r)^-n loses digits that `expm1` keeps.
  const instalment =
    method === 'flat' || rate === 0 ? flat : (amount * rate) / -Math.expm1(-months * Math.log1p(rate))
  const total = instalment * months
  return { instalment, total, interest: total - amount }
}
