// A number is matched whole or not at all: to try its parts as well takes time cubic in its length.
const number = '\\d+(?!\\d)(?:\\.\\d+(?!\\d))?'
const weight = '(?:kg|kgs|kilos?|kilograms?|tonnes?|tons?|t|quintals?|qtl)'
const sack = '(?:bags?|sacks?)'
const sized = `${number}[ -]?(?:kg|kgs|kilos?|kilograms?) ${sack}`
const bags = `(?:${sized}|${sack} of ${number} ?(?:kg|kgs|kilos?|kilograms?)|${sack})`
const thing =
  '((?!(?:how|for|is|are|must|do|does|will|would|can|and)(?!\\p{L}))\\p{L}+(?: (?!(?:how|for|is|are|must|do|does|will|would|can|to|and|now|today)(?!\\p{L}))\\p{L}+){0,2})'
const lot = `((?:one|an?|1|${number}) ?(?:${sized}|${weight})) (?:of )?${thing}`
const asked = `how many (${bags}) (?:of )?${thing}`
const links =
  '(?: (?:is|are|does|do|will|would|must|should|can|could|it|that|i|we|one|now|need|needs|have|sell|give|take|takes|pay|pays|to|get|buy|buys|cost|costs|make|makes|worth|equals?|go|goes))*'

/** "One tonne of urea, how many 60 kilo bags of arabica is it now?" */
const lotFirst = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:for|to buy|to get|against) )?${lot}[\\s,;:=-]+(?:is |that is |equals )?${asked}(?:(?: of)? (\\d+ ?(?:kg|kilos?)))?${links}(?: now| today)?(?=\\s*[?.!,]|$)`,
  'iu',
)
/** "How many 60 kg bags of arabica for one tonne of urea". */
const bagsFirst = new RegExp(
  `(?<!\\p{L})${asked}${links} (?:for|into|against|per|to|buy|buys|pay for|pays for) ${lot}`,
  'iu',
)

/** "Sacks of soybeans (60 kg) per tonne of potash". */
const sacksPer = new RegExp(
  `^(?:how many |number of )?(${sack}) (?:of )?${thing}[\\s,(]+(?:of |at |each )*(\\d+(?:\\.\\d+)? ?(?:kg|kgs|kilos?))(?: each)?[\\s,)]+(?:per|for|to|against|buy|buys) (?:the )?((?:one|an?|1|\\d+(?:\\.\\d+)?) )?(${weight}|${sized}) (?:of )?${thing}(?=\\s*[?.!,]|$)`,
  'iu',
)

/** A question how many bags of one thing so much of another costs, its goods in one order. */
export const withBarterInOrder = (text: string): string => {
  const per = sacksPer.exec(text)
  if (per !== null) {
    const [all, many, paid, size, much = '1 ', unit, of] = per
    return text.replace(all, `how many ${size} ${many} of ${paid} buy ${oneOf(`${much}${unit}`)} of ${of}`)
  }
  const first = lotFirst.exec(text)
  if (first !== null) {
    const [all, much, of, many, paid, size] = first
    return text.replace(all, `how many ${sizedOf(many, size)} of ${paid} buy ${oneOf(much)} of ${of}`)
  }
  return text.replace(
    bagsFirst,
    (_, many: string, paid: string, much: string, of: string) =>
      `how many ${sizedOf(many)} of ${paid} buy ${oneOf(much)} of ${of}`,
  )
}

/** "Bags of 60 kg" as "60 kg bags". */
const sizedOf = (many = '', size?: string): string => {
  const [, name, kilos] = /^(\p{L}+) of (.*)$/iu.exec(many) ?? []
  const [plain, own] = name === undefined ? [many, size] : [name, kilos]
  return own === undefined ? plain : `${own} ${plain}`
}

const oneOf = (much = ''): string => much.replace(/^(?:one|an?)(?= )/iu, '1')
