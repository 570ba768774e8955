import { cachePerTag } from '../per-tag.ts'

const counted = (unit: 'minute' | 'hour' | 'day') =>
  cachePerTag((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }))
const inMinutes = counted('minute')
const inHours = counted('hour')
const inDays = counted('day')

/**
 * Formats a duration in its largest whole unit, at least one minute: '1 minute', '3 hours', '2
 * days'.
 *
 * @param tag BCP 47 language
 */
export function formatDuration(tag: string, seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  if (minutes < 60) return inMinutes(tag).format(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? inHours(tag).format(hours) : inDays(tag).format(Math.floor(hours / 24))
}
