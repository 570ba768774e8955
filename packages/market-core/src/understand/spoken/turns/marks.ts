const money =
  '(?=\\s*(?:about |around |over )?(?:(?:[$€£₹]|usd|eur|gbp|inr|kes|ksh|rs\\.?) ?\\d|\\d[\\d.,]*\\s*(?:[$€£₹]|us dollars?|dollars?|usd|euros?|eur|pounds?|gbp|rupees?|rs|shillings?|ksh|kes|naira|rands?|reais|pesos?|francs?|xaf|cents?|bucks?)(?!\\p{L})))'
const up =
  '(?:(?:has |have |had )?(?:went|gone|rose|risen|climbed|jumped|shot|got|soared|leapt|rocketed|spiked)(?: all the way)?(?: up)?(?: as high as| to)|(?:has |have |had )?(?:reach(?:ed|es)?|touched|hit)|(?:stood|stands|peaked|traded|was trading|was|were) at)'
const down =
  '(?:(?:has |have |had )?(?:fell|fallen|dropped|sank|sunk|crashed|went down|gone down|came down|slid|plunged)(?: all the way)?(?: as low as| to))'
const asking = '(?:is it true(?: that)?|is it a fact that|did|has|have|had|was|were)'

const asks = new RegExp(`^\\s*(?:and |so |but )?${asking}(?!\\p{L})`, 'iu')
const reached = new RegExp(`(?<!\\p{L})${up}${money}`, 'iu')
const sank = new RegExp(`(?<!\\p{L})${down}${money}`, 'iu')

/**
 * A question whether a price came to a mark, by the one verb that marks are read by: "is it true that arabica went to
 * 15 dollars a kilo" asks whether it hit them. Undefined where nothing is asked so.
 */
export function withMark(text: string): string | undefined {
  if (!asks.test(text)) return undefined
  const mark = text.indexOf('?')
  const end = mark < 0 ? text.length : mark
  const question = text.slice(0, end)
  const told = question.replace(reached, 'hit').replace(sank, 'was below')
  return told === question ? undefined : told + text.slice(end)
}
