import { cachePerTag } from './per-tag.ts'

/** A text for each plural form of a language (CLDR); `other` is always present. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

const rules = cachePerTag((tag) => new Intl.PluralRules(tag))

/**
 * Plural form of the count in this language.
 *
 * @param tag of the language, BCP 47
 */
export const pluralCategory = (tag: string, count: number): Intl.LDMLPluralRule => rules(tag).select(count)

/**
 * The text for the count in this language.
 *
 * @param tag of the language, BCP 47
 */
export function choosePlural(tag: string, count: number, forms: PluralForms): string {
  return forms[pluralCategory(tag, count)] ?? forms.other
}
