import type { Language } from '@smart-farming/market-core/reader/language'

/** Languages by their own names. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  hi: 'हिन्दी',
  ar: 'العربية',
} satisfies Record<Language, string>

/** Languages written from right to left. */
export const RIGHT_TO_LEFT: readonly Language[] = ['ar']
