import type { Language } from '@smart-farming/market-core/reader/language'
import type { AnswerMessages } from './answering/answer-messages.ts'
import type { Catalogue } from './catalogue.ts'
import type { forms as formsInEnglish } from './en/forms.ts'
import type { page } from './en/page.ts'
import type { parts as partsInEnglish } from './en/parts.ts'
import type { server } from './en/server.ts'
import type { site } from './en/site.ts'
import type { Locale } from './locales.ts'

/** Texts for the first load of the application. {@link LazyMessages} are loaded later. */
export type PageMessages = Catalogue<typeof page>
/** Texts of all forms, and of errors that the server may return. */
export type FormMessages = Catalogue<typeof formsInEnglish>
export type LazyMessages = Catalogue<typeof partsInEnglish>
/**
 * Texts of public pages. These pages are rendered to static HTML, so browsers never load this
 * catalogue.
 */
export type SiteMessages = Catalogue<typeof site>
export type ServerMessages = Catalogue<typeof server>

// Separate constants, so that a build drops the catalogues it does not use.
const pages = {
  en: () => import('./en/page.ts').then(({ page }) => page),
} satisfies Record<Locale, () => Promise<PageMessages>>
const forms = {
  en: () => import('./en/forms.ts').then(({ forms }) => forms),
} satisfies Record<Locale, () => Promise<FormMessages>>
const parts = {
  en: () => import('./en/parts.ts').then(({ parts }) => parts),
} satisfies Record<Locale, () => Promise<LazyMessages>>
const sites = {
  en: () => import('./en/site.ts').then(({ site }) => site),
} satisfies Record<Locale, () => Promise<SiteMessages>>
const servers = {
  en: () => import('./en/server.ts').then(({ server }) => server),
} satisfies Record<Locale, () => Promise<ServerMessages>>

/**
 * Loads the catalogue in one language.
 * @throws Error if it cannot be fetched
 */
export const loadPageMessages = (locale: Locale): Promise<PageMessages> => pages[locale]()
/** See {@link loadPageMessages}. */
export const loadFormMessages = (locale: Locale): Promise<FormMessages> => forms[locale]()
/** See {@link loadPageMessages}. */
export const loadLazyMessages = (locale: Locale): Promise<LazyMessages> => parts[locale]()
/** See {@link loadPageMessages}. */
export const loadSiteMessages = (locale: Locale): Promise<SiteMessages> => sites[locale]()
/** See {@link loadPageMessages}. */
export const loadServerMessages = (locale: Locale): Promise<ServerMessages> => servers[locale]()

export type { AnswerMessages } from './answering/answer-messages.ts'

const answers = {
  en: () => servers.en(),
  fr: () => import('./fr/answering.ts').then(({ answerMessages }) => answerMessages),
  es: () => import('./es/answering.ts').then(({ answerMessages }) => answerMessages),
  pt: () => import('./pt/answering.ts').then(({ answerMessages }) => answerMessages),
  sw: () => import('./sw/answering.ts').then(({ answerMessages }) => answerMessages),
  hi: () => import('./hi/answering.ts').then(({ answerMessages }) => answerMessages),
  ar: () => import('./ar/answering.ts').then(({ answerMessages }) => answerMessages),
} satisfies Record<Language, () => Promise<AnswerMessages>>
/** Loads the chat texts. The chat has more languages than the rest of the product. */
export const loadAnswerMessages = (language: Language): Promise<AnswerMessages> => answers[language]()
