import { ageInWords } from '../place-time.ts'
import { useNow } from '../use-now.ts'
import { partWords } from '../words.ts'

interface KeptAgeProps {
  /** How it stands with the query whose data are shown. */
  of: { readonly dataUpdatedAt: number; readonly isError: boolean }
}

/**
 * How old what is shown is, in words, where it comes from this phone and not from the server: it was kept before the
 * page was opened, or could not be asked for anew since. Nothing where the server has just said it.
 */
export function KeptAge({ of: { dataUpdatedAt, isError } }: KeptAgeProps) {
  const now = useNow(Date.now)
  const isFromPhone = dataUpdatedAt > 0 && (isError || dataUpdatedAt < performance.timeOrigin)
  if (!isFromPhone) return null
  const age = ageInWords(Math.max(0, now - dataUpdatedAt / 1000))
  return <p>{partWords.line.keptAgo({ age })}</p>
}
