import type { Language } from '@smart-farming/market-core/reader/language'
import type { AnswerWords } from './answering/answer-words.ts'
import type { forms as formsInEnglish } from './en/forms.ts'
import type { page } from './en/page.ts'
import type { parts as partsInEnglish } from './en/parts.ts'
import type { server } from './en/server.ts'
import type { site } from './en/site.ts'
import type { Locale } from './locales.ts'
import type { Worded } from './worded.ts'

/** What the application begins with; what its parts bring, which are fetched later, is in {@link PartWords}. */
export type PageWords = Worded<typeof page>
/** What logging in, signing up and every other form say, and what the server can refuse. */
export type FormWords = Worded<typeof formsInEnglish>
/** What stands in parts of the application that are fetched when they are wanted. */
export type PartWords = Worded<typeof partsInEnglish>
/** Public pages, which are finished HTML: they are rendered with these, and no browser fetches them. */
export type SiteWords = Worded<typeof site>
/** What the server says: errors, forecasts in sentences, built-in answers; and its commands. */
export type ServerWords = Worded<typeof server>

// Each for itself: a build leaves out the catalogues that nobody asks for.
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

/** Each fetches one catalogue of one language, and nothing of another. @throws when it does not arrive */
export const loadPageWords = (locale: Locale): Promise<PageWords> => pages[locale]()
/** As {@link loadPageWords}. */
export const loadFormWords = (locale: Locale): Promise<FormWords> => forms[locale]()
/** As {@link loadPageWords}. */
export const loadPartWords = (locale: Locale): Promise<PartWords> => parts[locale]()
/** As {@link loadPageWords}. */
export const loadSiteWords = (locale: Locale): Promise<SiteWords> => sites[locale]()
/** As {@link loadPageWords}. */
export const loadServerWords = (locale: Locale): Promise<ServerWords> => servers[locale]()

export type { AnswerWords } from './answering/answer-words.ts'

const answers = {
  en: () => servers.en(),
  fr: () => import('./fr/answering.ts').then(({ answering }) => answering),
  es: () => import('./es/answering.ts').then(({ answering }) => answering),
  pt: () => import('./pt/answering.ts').then(({ answering }) => answering),
  sw: () => import('./sw/answering.ts').then(({ answering }) => answering),
  hi: () => import('./hi/answering.ts').then(({ answering }) => answering),
  ar: () => import('./ar/answering.ts').then(({ answering }) => answering),
} satisfies Record<Language, () => Promise<AnswerWords>>
/** What the chat answers with in one of its languages, which are more than those that everything is worded in. */
export const loadAnswerWords = (language: Language): Promise<AnswerWords> => answers[language]()
