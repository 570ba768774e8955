import type { Question } from '../reading.ts'

const little =
  '(?:and|but|so|then|ok|or|did|does|is|was|are|it|he|she|they|this|that|these|those|one|the|a|an|now|still|also|really)'
const dear = '(?:cheaper|dearer|costlier|more expensive|less expensive)'
const than = new RegExp(`^(?:${little} )*${dear} than(?![^ ])`)
/** "Is it than maize cheaper", as some languages order it. */
const ofIt = new RegExp(`^(?:${little} )*(?:it|this|that|he|she) (?:[^ ]+ ){1,3}${dear}(?![^ ])`)

/**
 * A turn that asks whether what was told is cheaper or dearer than another thing, which alone it names: the two are set
 * against each other. Undefined for anything else.
 *
 * @param plain in English, as `plainText` makes it
 */
export function againstTold(
  plain: string,
  question: Question,
  previous: Question | undefined,
): Question | undefined {
  const { intent, commodities, ordersByPrice, period, place, topic, danger, ofRange: _, ...rest } = question
  const [own, ...others] = commodities
  const [told, ...more] = previous?.commodities ?? []
  if (previous?.topic !== 'price' || told === undefined || own === undefined) return undefined
  if (others.length > 0 || more.length > 0 || told === own || topic !== 'price' || danger !== undefined)
    return undefined
  if (intent !== 'change' || period !== undefined) return undefined
  if (!than.test(plain) && !ofIt.test(plain)) return undefined
  const where = place ?? previous.place
  return {
    ...rest,
    topic,
    intent: 'compare',
    commodities: [told, own],
    ...(ordersByPrice && { ordersByPrice }),
    ...(where && { place: where }),
  }
}
