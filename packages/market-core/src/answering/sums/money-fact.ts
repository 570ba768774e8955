import type { Fact } from '../fact.ts'

/** The fact of money that a sum comes to. */
export const moneyFact = (value: number, currency: string | undefined): Fact => ({
  value,
  kind: 'money',
  ...(currency !== undefined && { currency }),
})
