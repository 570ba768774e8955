import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
)

/**
 * Formats as "22 Nov 2026, 09:05", in the reader's time zone.
 *
 * @param tag BCP 47 language
 * @param at ISO 8601
 */
export const formatDayAndTime = (tag: string, at: string): string => formats(tag).format(Date.parse(at))
