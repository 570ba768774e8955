import type { Period } from '../period/period.ts'
import { hasPhrase } from '../plain-text.ts'
import type { NamesRead } from '../spoken/read-names.ts'

/**
 * Selling, buying and what prices do: "will it come down before the rains" is of no weather, "will temperature go down"
 * is.
 */
export const ofTrade =
  /(?<![^ ])(?:sell|selling|sold|buy|buying|price|prices|cheaper|dearer|expensive|(?<!(?:temperatures?|rains?|wind|humidity|snow|frost|dew) (?:(?:will|to|may|going to) )?)(?:come down|go up|go down|rise|fall|drop))(?![^ ])/

export const asksMeaning =
  /(?<![^ ])(?:what|whats)(?: is| does| do| s)?(?: [^ ]+){0,5} (?!(?:the|a|an|its|their|of|yearly|annual|monthly) mean(?![^ ]))[^ ]+ (?:mean|means|stand for)(?! (?:price|of|for|value|was)(?![^ ]))(?![^ ])|(?<![^ ])(?:meaning of|definition of|define)(?![^ ])/

/** "Till August of the next year" is no question of the next year, where it is an end of a time. */
export const undatedNext = (plain: string, { dated = '', period }: NamesRead): string =>
  /(?<![^ ])(?:next|following)(?![^ ])/.test(dated) && period !== undefined && 'start' in period
    ? plain.replace(dated, ' ').replace(/ +/g, ' ').trim()
    : plain

/** "Five years before", where nothing was asked before, is five years ago. */
export const asAgo = (period: Period | undefined): Period | undefined =>
  period !== undefined && 'monthsLater' in period && period.monthsLater < 0
    ? { monthsAgo: -period.monthsLater }
    : period

/** "Tea near Kericho" is no other thing than tea. */
export const isBehindAPlaceWord = (plain: string, word: string): boolean =>
  ['near', 'in', 'at', 'from', 'around', 'outside'].some((one) => hasPhrase(plain, `${one} ${word}`))

/** Kinds of price tell series apart as their names do. */
export const priceTypes = ['wholesale', 'retail']

/** Words of somebody who wants a figure repeated to them. */
export const repeats =
  /(?<![^ ])(?:from now on|you confirm|just confirm|confirm (?:it|me|that|this)|new price list|price list (?:is )?(?:loaded|updated)|prices? (?:list )?(?:has|have) been (?:loaded|updated|overridden)|tool result|system (?:message|prompt|note|override)|(?:i|you) (?:am|are) now (?:the|a|an)|repeat after|say that|pretend|ignore (?:all|your|previous))(?![^ ])/

/** A plain question without the words of its time: "the second half of 2023" names no second kind. */
export const undated = (plain: string, { dated }: NamesRead): string =>
  dated === undefined ? plain : plain.replace(dated, ' ')
