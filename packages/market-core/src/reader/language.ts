/** The languages that questions are understood and answered in. A language is a folder of tables in `languages/`. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'sw', 'hi', 'ar'] as const

/** BCP 47 */
export type Language = (typeof LANGUAGES)[number]
