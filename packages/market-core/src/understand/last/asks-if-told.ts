import type { Question } from '../reading.ts'

const it =
  '(?:that|this|it|those|these|they)(?: (?:price|figure|number|rate|one|quote|value))?(?: (?:also|only|just|really))?'
/** "Is that for burley?", "is this what they pay in Kumasi?", "does that go for flue cured, too?". */
const ofTheFigure = new RegExp(
  `^(?:(?:and|but|so|ok|sorry|wait|hold on|then) )*(?:(?:is|was|are|were) ${it} (?:the |a |an )?(?:price |figure |rate |one |mean |average )?(?:for|of|in|at|from|what|on|to|paid|fob|delivered|auction|auctions|farm|local|retail|wholesale|[^ ]+ (?:auctions?|market|price|grade))(?![^ ])|(?:does|do|would|will) ${it} (?:also )?(?:go|hold|count|apply|stand|work|mean|include)(?![^ ]))`,
)
/** An amount, a day or a deed of the field is asked of, and not which price was told. */
const ofOther =
  /(?<![^ ])(?:sow|plant|spray|harvest|rain|weather|forecast|enough|good|safe|ok|okay|too (?:much|high|low|late|early)|profit|margin|per|an? (?:bag|kilo|kg|tonne|ton|acre))(?![^ ])/

/**
 * A turn that asks whether the price that was told is that of some kind, place or market, as one that only adds these
 * to what was asked before: none of its words is a thing of its own. Undefined where it asks something else.
 *
 * @param named the commodities that it names itself
 */
export function asksIfTold(
  plain: string,
  { variety, isCompound: _, ...question }: Question,
  named: readonly string[],
  previous: Question | undefined,
): Question | undefined {
  if (previous?.topic !== 'price' || previous.commodities.length === 0 || question.danger !== undefined)
    return undefined
  if (!ofTheFigure.test(plain) || ofOther.test(plain)) return undefined
  if (question.figures.given !== undefined || question.period !== undefined) return undefined
  if (!named.every((id) => previous.commodities.includes(id))) return undefined
  const isOwn = named.length > 0
  const words = [...(question.unplaced ?? []), ...(isOwn ? [] : (variety ?? []))]
  return {
    ...question,
    topic: 'price',
    intent: 'price',
    ofTold: true,
    commodities: [...previous.commodities],
    ...(isOwn && variety && { variety }),
    ...(words.length > 0 && { unplaced: [...new Set(words)] }),
  }
}
