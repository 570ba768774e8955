import type { Language } from '@smart-farming/market-core/reader/language'

export const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  hi: 'हिन्दी',
  ar: 'العربية',
} satisfies Record<Language, string>

export const RIGHT_TO_LEFT: readonly Language[] = ['ar']
