import { monthOfName } from './period-words.ts'

/** Months that are other words, too. */
const otherWords = /^(?:march|may|mars|mai|mei|mayo|marco|marz|juni|abril|avril|machi)$/
const time =
  /^(?:(?:1[5-9]|20)\d\d|(?:19|20)\d\ds|(?:19|20)\d\d-\d{1,4}|[qh][1-4]|[1-4]q|decades?|century|centuries|fortnights?|semesters?|trimesters?|seventies|eighties|nineties|sixties|easter|ramadan|diwali|eid|holi|harvests)$/

/**
 * The words of a time that no period was read from: whatever stands beside them may be of another time than was asked
 * for. Figures are among them only where they stand as a year does.
 *
 * @param rest the plain text without the periods that were read
 */
export const leftTimes = (rest: string): string[] => [
  ...new Set(
    rest.split(' ').filter((word) => {
      const isMonth = word.length > 3 && monthOfName.has(word) && !otherWords.test(word)
      return isMonth || time.test(word)
    }),
  ),
]
