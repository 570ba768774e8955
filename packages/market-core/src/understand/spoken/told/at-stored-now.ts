import { monthOfName } from '../../period/period-words.ts'

const willCost =
  /(?<!\p{L})((?:what|how much) )(?:will|shall)((?: [^\s.?!,]+){1,7}? (?:cost|set)(?: me| us)?(?: back)?| (?:i|we) (?:pay|have to pay|need to pay|spend)| (?:i|we) be paying)(?!\p{L})/iu
const amount =
  /(?<![\p{L}\d.])\d[\d.,]* ?(?:kg|kgs|kilos?|kilograms?|g|grams?|t|tonnes?|tons?|lbs?|pounds?|quintals?|qtl|bags?|sacks?|litres?|liters?|dozen|eggs?|bushels?)(?!\p{L})/iu
const toCome =
  /(?<!\p{L})(?:next|tomorrow|soon|later|by (?:the end|then|christmas|easter|harvest)|in (?:a|two|three|some|\d+) (?:days?|weeks?|months?|years?)|future|then|coming|forecast|predict|expect(?:ed)?|harvest time|season|20[2-9]\d|when)(?!\p{L})/iu

/**
 * "I need 12 pounds of chicken, what will it cost me": so much, told with no time to come, is reckoned at the price
 * that there is.
 */
export const withCostOfNow = (text: string): string =>
  amount.test(text) && !toCome.test(text) && !namesMonth(text) ? text.replace(willCost, '$1would$2') : text

const namesMonth = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => monthOfName.has(word))
