/** The languages that everything is worded in; English first. */
export const LOCALES = ['en'] as const

export type Locale = (typeof LOCALES)[number]
