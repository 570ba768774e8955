/** A text for each plural form that a language has (CLDR); `other` is always there. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

/**
 * The text that fits the count in this language.
 *
 * @param tag of the language, BCP 47
 */
export function plural(tag: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
}
