import type { Language } from '@smart-farming/market-core/reader/language'
import type { AnswerWords } from './answering/answer-words.ts'
import type { Catalogue } from './catalogue.ts'
import type { forms as formsInEnglish } from './en/forms.ts'
import type { page } from './en/page.ts'
import type { parts as partsInEnglish } from './en/parts.ts'
import type { server } from './en/server.ts'
import type { site } from './en/site.ts'
import type { Locale } from './locales.ts'

/** Texts for the first load of the application. {@link PartWords} are loaded later. */
export type PageWords = Catalogue<typeof page>
/** Texts of all forms, and of errors that the server may return. */
export type FormWords = Catalogue<typeof formsInEnglish>
export type PartWords = Catalogue<typeof partsInEnglish>
/**
 * Texts of public pages. These pages are rendered to static HTML, so browsers never load this
 * catalogue.
 */
export type SiteWords = Catalogue<typeof site>
export type ServerWords = Catalogue<typeof server>

// Separate constants, so that a build drops the catalogues it does not use.
const pages = {
  en: () => import('./en/page.ts').then(({ page }) => page),
} satisfies Record<Locale, () => Promise<PageWords>>
const forms = {
  en: () => import('./en/forms.ts').then(({ forms }) => forms),
} satisfies Record<Locale, () => Promise<FormWords>>
const parts = {
  en: () => import('./en/parts.ts').then(({ parts }) => parts),
} satisfies Record<Locale, () => Promise<PartWords>>
const sites = {
  en: () => import('./en/site.ts').then(({ site }) => site),
} satisfies Record<Locale, () => Promise<SiteWords>>
const servers = {
  en: () => import('./en/server.ts').then(({ server }) => server),
} satisfies Record<Locale, () => Promise<ServerWords>>

/**
 * Loads the catalogue in one language.
 * @throws Error if it cannot be fetched
 */
export const loadPageWords = (locale: Locale): Promise<PageWords> => pages[locale]()
/** See {@link loadPageWords}. */
export const loadFormWords = (locale: Locale): Promise<FormWords> => forms[locale]()
/** See {@link loadPageWords}. */
export const loadPartWords = (locale: Locale): Promise<PartWords> => parts[locale]()
/** See {@link loadPageWords}. */
export const loadSiteWords = (locale: Locale): Promise<SiteWords> => sites[locale]()
/** See {@link loadPageWords}. */
export const loadServerWords = (locale: Locale): Promise<ServerWords> => servers[locale]()

export type { AnswerWords } from './answering/answer-words.ts'

const answers = {
  en: () => servers.en(),
  fr: () => import('./fr/answering.ts').then(({ answerWords }) => answerWords),
  es: () => import('./es/answering.ts').then(({ answerWords }) => answerWords),
  pt: () => import('./pt/answering.ts').then(({ answerWords }) => answerWords),
  sw: () => import('./sw/answering.ts').then(({ answerWords }) => answerWords),
  hi: () => import('./hi/answering.ts').then(({ answerWords }) => answerWords),
  ar: () => import('./ar/answering.ts').then(({ answerWords }) => answerWords),
} satisfies Record<Language, () => Promise<AnswerWords>>
/** Loads the chat texts. The chat has more languages than the rest of the product. */
export const loadAnswerWords = (language: Language): Promise<AnswerWords> => answers[language]()
