import { perTag } from './per-tag.ts'

/** A text for each plural form that a language has (CLDR); `other` is always there. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

const rules = perTag((tag) => new Intl.PluralRules(tag))

/**
 * The plural form that the count takes in this language.
 *
 * @param tag of the language, BCP 47
 */
export const pluralForm = (tag: string, count: number): Intl.LDMLPluralRule => rules(tag).select(count)

/**
 * The text that fits the count in this language.
 *
 * @param tag of the language, BCP 47
 */
export function plural(tag: string, count: number, forms: PluralForms): string {
  return forms[pluralForm(tag, count)] ?? forms.other
}
