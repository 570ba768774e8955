import { formatDuration } from '../place-time.ts'
import { useNow } from '../use-now.ts'
import { lazyWords } from '../words.ts'

interface KeptAgeProps {
  /** State of the query whose data is shown. */
  of: { readonly dataUpdatedAt: number; readonly isError: boolean }
}

/**
 * Age of data that comes from this phone, not from the server: it was saved before the page was opened, or could not be
 * refreshed since. Renders nothing for data that the server has just sent.
 */
export function SavedDataAge({ of: { dataUpdatedAt, isError } }: KeptAgeProps) {
  const now = useNow(Date.now)
  const isFromPhone = dataUpdatedAt > 0 && (isError || dataUpdatedAt < performance.timeOrigin)
  if (!isFromPhone) return null
  const age = formatDuration(Math.max(0, now - dataUpdatedAt / 1000))
  return <p>{lazyWords.line.keptAgo({ age })}</p>
}
