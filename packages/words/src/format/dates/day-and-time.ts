import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
)

/**
 * "22 Nov 2026, 09:05", in the local time zone of the reader.
 *
 * @param tag of the language, BCP 47
 * @param at ISO 8601
 */
export const formatDayAndTime = (tag: string, at: string): string => formats(tag).format(Date.parse(at))
