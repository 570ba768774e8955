// What is paid in parts: half now and half later, a balance in so many months, what a buyer still owes.

const number = '\\d+(?:[.,]\\d+)*k?'
const pays = '(?:pays?|paid|paying|gives?|gave|giving|get|gets|receive)(?: me| us)?'
const halves = new RegExp(
  `(?<!\\p{L})(${pays}) (?:half|50 ?(?:%|percent))(?: of it| of the money)? (?:now|first|today|cash|up ?front|in advance|in cash|on the spot|on delivery|at once)(?: and|,| then)+ (?:the )?(?:other |remaining )?(?:half|rest|balance|50 ?(?:%|percent))(?: (?:after|in|next|on|at|later|when|the|a|one|two|three|another|month|week|season|harvest|delivery|\\d+|months?|weeks?|days?|time|end|of|january|february|march|april|may|june|july|august|september|october|november|december))*`,
  'giu',
)

/** "How much is still owed": a buyer has paid a part of what was sold. */
const asksOwed =
  /(?<!\p{L})(?:outstanding|still owes?|still owed|still due|still to pay|yet to pay|balance (?:due|owed|to pay|to be paid|remaining)|(?:remains?|left|still|remaining|more)(?: for (?:him|them|her))? to (?:be paid|pay me|pay)|owes? me(?= (?:now|still|today|\?)|\?|$)|does (?:he|she|it) owe|do they owe|must (?:he|she|they) still)(?!\p{L})/iu
const owesFor = /(?<!\p{L})(?:they|he|she|(?:the |my |a )?\p{L}+) owes? (?:me|us) for(?!\p{L})/giu
const hasPaid = new RegExp(
  `(?<!\\p{L})(?:and |but |so far )*(?:they|he|she|(?:the |my )?(?:buyer|trader|customer|shop|dairy|mill|miller|company|hotel|school|coop|broker|middleman|man|woman|agent|factory))(?: has| have|['’]ve|['’]s)?(?: only| already)* (?:paid|gave|given|give|sent)(?: me| us)?(?: already| only)*(?: an?| the)?(?: deposit| advance| part| first part)?(?: of)? (?=(?:\\p{L}{1,4} ?)?${number}(?! ?(?:an?|per|each|for each|/|%|percent|kg|for a)(?!\\p{L})))`,
  'giu',
)

/** A text in which what is paid in parts stands as a sum reads it. */
export function withPartsPaid(text: string): string {
  const halved = text.replace(halves, '$1, shared between 2 , ')
  if (!asksOwed.test(halved)) return halved
  return halved
    .replace(owesFor, 'i sold')
    .replace(hasPaid, ', less deposit ')
    .replace(asksOwed, (said) => `left (${said})`)
}
