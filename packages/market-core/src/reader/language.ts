/** Languages of questions and answers. Each has a folder of tables in `languages/`. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'sw', 'hi', 'ar'] as const

/** BCP 47 code. */
export type Language = (typeof LANGUAGES)[number]

export const isSupportedLanguage = (code: string): code is Language =>
  (LANGUAGES as readonly string[]).includes(code)
