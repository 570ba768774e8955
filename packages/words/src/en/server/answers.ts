import { statements, suggestions } from './answers/statements.ts'
import { seriesLabel } from './answers/terms.ts'

/** Answers about prices and farm sums. */
export const answers = {
  statements,
  suggestions,
  /** What a price is of. */
  series: seriesLabel,
  /** The unit of a source's figures. */
  unit: ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`,
}
