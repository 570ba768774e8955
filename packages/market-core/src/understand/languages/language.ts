/** The languages that questions are understood and answered in, beside English. */
export const OTHER_LANGUAGES = ['fr', 'es', 'pt', 'sw', 'hi', 'ar'] as const

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** A language of the chat, BCP 47. */
export type Language = 'en' | OtherLanguage
