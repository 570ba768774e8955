import { monthNames } from '../../../months.ts'

const number = '(0?[1-9]|1[0-2])'
const year = '((?:19|20)\\d\\d)(?![\\d,.]*\\d)'
const ties = '(?:(?:of|in|year|the|s|per|,)\\s+)*'

/** "In month 10 of the year 2025": the month's number behind the word, or before it ("the 10th month of 2025"). */
const written = [
  new RegExp(
    `(?<!\\S)(?:(?:in|of|per|for|the)\\s+)*month\\s+(?:of\\s+|no\\.?\\s+|number\\s+)?${number}(?:st|nd|rd|th)?\\s+${ties}${year}`,
    'gi',
  ),
  new RegExp(
    `(?<!\\S)(?:(?:in|of|per|for|the)\\s+)*${number}\\s?(?:st|nd|rd|th|s)\\s+(?:of\\s+)?month\\s+${ties}${year}`,
    'gi',
  ),
]

/** A question in English with its months by name, where they were said by number: "in October 2025". */
export const withMonthNames = (text: string): string =>
  written.reduce(
    (said, pattern) =>
      said.replace(pattern, (_, month: string, of: string) => `in ${monthNames[Number(month) - 1]} ${of}`),
    text,
  )
