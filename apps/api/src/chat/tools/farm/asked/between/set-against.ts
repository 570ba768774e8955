import type { When } from '../when.ts'

const better =
  /(?<![^ ])(?:better|best|which|prefer|preferable|rather|safer|wiser|ideal|mejor|mieux|meilleure?|melhor|bora|afadhali|behtar|accha|achha|बहतर|अचछ|افضل|الافضل|احسن|شنو احسن|pass)(?![^ ])/
/** Two times are set against each other: "Thursday or Friday", whether "or" is put into English as "and" or not. */
const either = /(?<![^ ])(?:or|and|vs|versus|ou|o|au|ama|ya|na|ام|او|أو)(?![^ ])/

/** How many days a question names. */
const count = ({ days, weekdays = [], dates = [], through }: When): number =>
  days.length + weekdays.length + dates.length + (through === undefined ? 0 : 2)

const orDay =
  /(?<![^ ])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)(?: (?:morning|afternoon|evening))? or (?:on |this |else )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)(?![^ ])/

/** It names several days and asks which of them is to be taken. */
export const setsAgainst = (plain: string, when: When): boolean =>
  count(when) > 1 && (orDay.test(plain) || (better.test(plain) && either.test(plain)))

/** It names several days: "is Saturday or Sunday drier". */
export const namesSeveral = (when: When): boolean => count(when) > 1
