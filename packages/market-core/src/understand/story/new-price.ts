import type { Question } from '../reading.ts'

const newPrice =
  /^(?:(?:ok|okay|and|but|so|then|now|what|how about|what about|well)[ ,]+)*(?:if|when|suppose|say|with|at) (?:the |my |our |their )?(?:price|prices|rate|it|they)(?: [^ \d]+){0,4} (?:to|at|is|was|were|are|only|just|of) (?:[$€£₹]|[a-z]{2,3} )?(\d+(?:\.\d+)?)[^\d]*$/i

/**
 * "And if the price drops to 175?": the story that was told, with that in the place of its one price. Undefined where
 * the text says anything else, or the story has no price or several.
 */
export function atNewPrice({ told, figures, story }: Question, text: string): string | undefined {
  const [, now] = newPrice.exec(text.trim()) ?? []
  const inStory =
    story !== undefined && 'sum' in story
      ? story.sum.terms.flatMap(({ part, factors }) =>
          part === 'in' ? factors.filter(({ isMoney }) => isMoney) : [],
        )
      : []
  const ofHarvest = (figures.given ?? []).filter(({ role }) => role === 'price')
  const [price, ...others] = ofHarvest.length > 0 ? ofHarvest : inStory
  if (now === undefined || told === undefined || price === undefined || others.length > 0) return undefined
  const before = new RegExp(`(?<![\\d.])${String(price.value).replace('.', '\\.')}(?![\\d.]*\\d)`)
  return before.test(told) ? told.replace(before, now) : undefined
}
