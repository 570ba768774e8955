import type { Fact } from '@smart-farming/market-core/answering/fact'
import { figuresInText } from '@smart-farming/market-core/grounding/figures-in-text'

/**
 * The figures of what the product itself has put into words, as facts. Weather is told in the farmer's own units,
 * rounded; so what the words say is what an answer may say.
 *
 * @param told texts, or lists and objects of them
 */
export function factsInWords(told: unknown): Fact[] {
  return figuresInText(textsOf(told).join('\n')).map(({ value, percent }) => ({
    value,
    kind: percent ? 'percent' : 'measure',
  }))
}

function textsOf(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}
