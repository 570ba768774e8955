/** Languages of the whole product, English first. */
export const LOCALES = ['en'] as const

export type Locale = (typeof LOCALES)[number]
