const end = '(?![^ ])'
const start = '(?<![^ ])'
const count =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty five|thirty)'
const span = `(?:${count}[ -](?:years?|yrs?|months?)|decade|year)(?: s)?`
const mean =
  '(?:normal|norm|norms|mean|average|avg|usual|typical(?: (?:level|price|value))?|baseline|standard)'
const towards =
  '(?:(?:in )?relati(?:ve|on|vely) (?:to|with)|compares? (?:to|with)|compared (?:to|with)|in comparison (?:to|with)|(?:set |measured |held |put |as )?against|versus|vs|with respect to|above or below|below or above|over or under|(?:how far )?(?:above|below|over|under|off)|(?:higher|lower|dearer|cheaper|more|less|more expensive|better|worse) than|away from)'
const its =
  '(?:(?:its|the|their|a|an|own|usual|normal|past|last|previous|recent|trailing|rolling|running|long|long-term|of|what is) )*'

/** "Relative to its five-year normal", "below the average of the last four years". */
const ofSpan = new RegExp(`${start}${towards} ${its}(${span}) (?:own )?${mean}${end}`, 'g')
const ofMean = new RegExp(
  `${start}${towards} ${its}${mean} (?:price )?(?:of|over|for|in|across)(?: the)?(?: (?:last|past|previous|recent))+ (${span})${end}`,
  'g',
)
const stands = new RegExp(
  `${start}where (?:does|do|did|is|are) ((?:[^ ]+ ){1,4}?)(?:sit|stand|lie|trade|hover|sitting|standing|trading)${end}(?= (?:now |today |right now |currently )?against)`,
  'g',
)
const dearOrCheap =
  /(?<![^ ])(?:dear|cheap|high|low|expensive|costly|strong|weak|up|down)(?: or |\/| \/ )(?:dear|cheap|high|low|expensive|costly|strong|weak|up|down)(?![^ ])(?= (?:now |today |right now |currently )?against)/g

/** The plain text of a question that sets a price against its mean of a time, in the words that this is read by. */
export const againstItsMean = (plain: string): string =>
  plain
    .replace(ofSpan, 'against its $1 mean')
    .replace(ofMean, 'against its $1 mean')
    .replace(/(?<=against its \d{1,2})-/g, ' ')
    .replace(stands, 'price of $1')
    .replace(dearOrCheap, '')
    .replace(/\s+/g, ' ')
    .trim()
