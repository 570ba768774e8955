import { cachePerTag } from './per-tag.ts'

/** Texts by CLDR plural form; `other` is required. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

const rules = cachePerTag((tag) => new Intl.PluralRules(tag))

/**
 * Plural form for a count.
 *
 * @param tag BCP 47 language
 */
export const pluralCategory = (tag: string, count: number): Intl.LDMLPluralRule => rules(tag).select(count)

/**
 * Chooses the text for a count.
 *
 * @param tag BCP 47 language
 */
export function choosePlural(tag: string, count: number, forms: PluralForms): string {
  return forms[pluralCategory(tag, count)] ?? forms.other
}
