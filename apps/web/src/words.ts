import {
  type FormMessages,
  type LazyMessages,
  loadFormMessages,
  loadLazyMessages,
  loadPageMessages,
  loadSiteMessages,
  type PageMessages,
  type SiteMessages,
} from '@smart-farming/words/catalogues'
import { LOCALES, type Locale } from '@smart-farming/words/locales'
import { importWithRetry } from './browser/import-with-retry.ts'

// Each page has one language for its lifetime, so words are module variables, read during
// rendering. Reading them while a module is being evaluated is too early.

/** Words of the application's first view. */
export let words: PageMessages
/**
 * Words of the application's forms. Loaded with any on-demand module, and by {@link
 * ensureFormWords}.
 */
export let formWords: FormMessages
/** Words of on-demand modules. Loaded by {@link ensureLazyWords}. */
export let lazyWords: LazyMessages
/** Words of the public pages, which only the build renders. */
export let siteWords: SiteMessages

let locale: Locale
let formsOnTheirWay: Promise<void> | undefined
let partsOnTheirWay: Promise<void> | undefined

/**
 * Loads the page's language. Rendering must wait for this.
 *
 * @throws when the words fail to load; the page's own HTML then shows an error
 */
export async function loadLocale(language: string): Promise<void> {
  locale = LOCALES.find((one) => one === language) ?? 'en'
  formsOnTheirWay = undefined
  partsOnTheirWay = undefined
  try {
    words = await loadPageMessages(locale)
  } catch (error) {
    const stuck = globalThis.document?.getElementById('stuck')
    if (stuck) stuck.hidden = false
    throw error
  }
}

/** Loads the words of forms, once. After a failure, another call retries. */
export function ensureFormWords(): Promise<void> {
  formsOnTheirWay ??= fetchFormWords()
  return formsOnTheirWay
}

async function fetchFormWords(): Promise<void> {
  try {
    formWords = await importWithRetry(
      `forms ${locale}`,
      () => loadFormMessages(locale),
      ({ forms }: { forms: FormMessages }) => forms,
    )
  } catch (error) {
    formsOnTheirWay = undefined
    throw error
  }
}

/**
 * Like {@link ensureFormWords}, but also loads the words of on-demand modules, many of which
 * contain a form.
 */
export function ensureLazyWords(): Promise<void> {
  partsOnTheirWay ??= fetchPartWords()
  return partsOnTheirWay
}

async function fetchPartWords(): Promise<void> {
  try {
    const load = importWithRetry(
      `parts ${locale}`,
      () => loadLazyMessages(locale),
      ({ parts }: { parts: LazyMessages }) => parts,
    )
    ;[lazyWords] = await Promise.all([load, ensureFormWords()])
  } catch (error) {
    partsOnTheirWay = undefined
    throw error
  }
}

/** Loads the words of the public pages, which the build renders. */
export async function ensureSiteWords(): Promise<void> {
  siteWords = await loadSiteMessages(locale)
}
