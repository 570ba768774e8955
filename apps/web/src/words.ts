import {
  type FormWords,
  loadFormWords,
  loadPageWords,
  loadPartWords,
  loadSiteWords,
  type PageWords,
  type PartWords,
  type SiteWords,
} from '@smart-farming/words/catalogues'
import { LOCALES, type Locale } from '@smart-farming/words/locales'
import { importAgain } from './plain/import-again.ts'

// A page has one language from its beginning to its end; another one is another page. So the words that it says stand
// in one place, and are read when something is drawn. What reads them while a module is being evaluated comes too
// early.

/** What the application begins with. */
export let words: PageWords
/** What its forms say: there when a part is, and where {@link formWordsLoaded} was waited for. */
export let formWords: FormWords
/** What its parts say: there when a part is, which {@link partWordsLoaded} sees to. */
export let partWords: PartWords
/** The public pages, which only the build renders. */
export let siteWords: SiteWords

let locale: Locale
let formsOnTheirWay: Promise<void> | undefined
let partsOnTheirWay: Promise<void> | undefined

/**
 * Chooses the language of the page; nothing may be drawn before.
 *
 * @throws when its words do not arrive; the page then says, in its own HTML, that it is stuck
 */
export async function speak(language: string): Promise<void> {
  locale = LOCALES.find((one) => one === language) ?? 'en'
  formsOnTheirWay = undefined
  partsOnTheirWay = undefined
  try {
    words = await loadPageWords(locale)
  } catch (error) {
    const stuck = globalThis.document?.getElementById('stuck')
    if (stuck) stuck.hidden = false
    throw error
  }
}

/** Fetches what forms say, once; again after it did not arrive. */
export function formWordsLoaded(): Promise<void> {
  formsOnTheirWay ??= fetchFormWords()
  return formsOnTheirWay
}

async function fetchFormWords(): Promise<void> {
  try {
    formWords = await importAgain(
      `forms ${locale}`,
      () => loadFormWords(locale),
      ({ forms }: { forms: FormWords }) => forms,
    )
  } catch (error) {
    formsOnTheirWay = undefined
    throw error
  }
}

/** As {@link formWordsLoaded}, with what parts say: many of them hold a form. */
export function partWordsLoaded(): Promise<void> {
  partsOnTheirWay ??= fetchPartWords()
  return partsOnTheirWay
}

async function fetchPartWords(): Promise<void> {
  try {
    const load = importAgain(
      `parts ${locale}`,
      () => loadPartWords(locale),
      ({ parts }: { parts: PartWords }) => parts,
    )
    ;[partWords] = await Promise.all([load, formWordsLoaded()])
  } catch (error) {
    partsOnTheirWay = undefined
    throw error
  }
}

/** For the build, which renders the public pages. */
export async function siteWordsLoaded(): Promise<void> {
  siteWords = await loadSiteWords(locale)
}
