import { splitWords } from '../plain-text.ts'
import { isProductSomewhere } from './products.ts'

/** A name that was found in a text, and where. */
export interface FoundName {
  readonly id: string
  readonly at: number
  readonly phrase: string
}

/** Whose milk and cheese these are. */
const animals = /^(?:cows|goats|buffaloes|sheep|camels|sugarcane|sugar-beet)$/
const tied = /^ (?:of|from|made (?:of|from)|ya|wa) (?:the )?$/

/** Nothing, or what is of the thing, too: "tea tree oil", "rice bran oil". */
const isOneName = (between: string): boolean => splitWords(between.trim()).every(isProductSomewhere)

/**
 * The names without those that only say what is made of the one beside them: "maize bread", "oil of wheat" are neither
 * maize nor bread.
 *
 * @param text the plain text, with a space before and behind it
 * @param isList whether things may be named one after the other: "wheat, bread" are two
 */
export function withoutProducts(found: readonly FoundName[], text: string, isList: boolean): FoundName[] {
  const inOrder = found.toSorted((a, b) => a.at - b.at)
  const isBeside = (one: FoundName, other: FoundName | undefined, isBefore: boolean): boolean => {
    if (
      other === undefined ||
      !isProductSomewhere(one.phrase) ||
      isProductSomewhere(other.phrase) ||
      animals.test(other.id)
    )
      return false
    const [first, second] = isBefore ? [one, other] : [other, one]
    const between = text.slice(first.at + 1 + first.phrase.length, second.at + 1)
    return (
      (isOneName(between) && !isList && found.length === 2) ||
      (isBefore ? tied.test(between) : between === ' of ')
    )
  }
  const isColour = ({ at, phrase }: FoundName, next: FoundName | undefined): boolean =>
    phrase === 'orange' && !isList && next?.at === at + phrase.length + 1
  return inOrder.filter(
    (one, index) =>
      !isColour(one, inOrder[index + 1]) &&
      !isBeside(one, inOrder[index + 1], true) &&
      !isBeside(one, inOrder[index - 1], false),
  )
}
