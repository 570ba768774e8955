import { commodityById } from '../../commodities/catalogue.ts'
import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import { conversionAsked } from '../quantities/measure-conversion.ts'
import type { Question } from '../reading.ts'

const weight = '(?:bushels?|bu|(?:metric )?(?:tonnes?|tons?)|t|mt|kgs?|kilos?|pounds?|lbs?|quintals?|cwt)'
const two = new RegExp(
  `(?<![^ ])(?:how (?:many|much) )?(?<many>${weight}) (?:are |is |there )*(?:in|per|to|make|makes|from|a|=) (?:an?|one|each|the|1)? ?(?<one>${weight})(?![^ ])`,
)
const ofMoney =
  /(?<![^ ])(?:price|prices|cost|costs|rate|rates|worth|value|usd|dollars?|sell|sold|buy|bought)(?![^ ])/

/** A bushel differs with its crop: how many of one weight make the other is told of each crop that is named. */
export function bushelsOfEach(text: string): Question | undefined {
  const plain = plainText(text)
  const { many = '', one = '' } = two.exec(plain)?.groups ?? {}
  const isOfBushels = /^bu/.test(many) !== /^bu/.test(one)
  if (!isOfBushels || ofMoney.test(plain) || /\d/.test(plain.replace(/(?<![^ ])1(?![^ ])/, '')))
    return undefined
  const crops = findCommodities(plain).filter((id) => commodityById(id)?.bushel !== undefined)
  const asked = crops.flatMap((id): Question[] => {
    const conversion = conversionAsked(
      `how many ${many} in a ${one.replace(/^(?:metric )?(?:tons?|mt|t)$/, 'tonne')}`,
      [id],
    )
    return conversion === undefined
      ? []
      : [
          {
            topic: 'sums',
            intent: 'convert',
            commodities: [id],
            figures: {},
            conversion: { ...conversion, commodity: id },
          },
        ]
  })
  const [first, ...others] = asked
  return first === undefined || others.length === 0 ? undefined : { ...first, alsoAsked: others }
}
