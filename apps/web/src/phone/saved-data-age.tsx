import { formatDuration } from '../place-time.ts'
import { useNow } from '../use-now.ts'
import { lazyWords } from '../words.ts'

interface KeptAgeProps {
  of: { readonly dataUpdatedAt: number; readonly isError: boolean }
}

/**
 * Age of data that was saved on this phone before the page opened, or could not be refreshed since.
 * Renders nothing for fresh data.
 */
export function SavedDataAge({ of: { dataUpdatedAt, isError } }: KeptAgeProps) {
  const now = useNow(Date.now)
  const isFromPhone = dataUpdatedAt > 0 && (isError || dataUpdatedAt < performance.timeOrigin)
  if (!isFromPhone) return null
  const age = formatDuration(Math.max(0, now - dataUpdatedAt / 1000))
  return <p>{lazyWords.line.keptAgo({ age })}</p>
}
