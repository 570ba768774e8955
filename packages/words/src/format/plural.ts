import { perTag } from './per-tag.ts'

/** A text for each plural form that a language has (CLDR); `other` is always there. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

const rules = perTag((tag) => new Intl.PluralRules(tag))

/**
 * The text that fits the count in this language.
 *
 * @param tag of the language, BCP 47
 */
export function plural(tag: string, count: number, forms: PluralForms): string {
  return forms[rules(tag).select(count)] ?? forms.other
}
