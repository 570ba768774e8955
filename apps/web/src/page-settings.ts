import {
  PAGE_SETTINGS_ID,
  type PageSettings,
  parsePageSettings,
} from '@smart-farming/contracts/page-settings'

let known: PageSettings | undefined

/**
 * Returns the operator's settings, which the server inserted into this page. Read once per page.
 */
export function currentPageSettings(): PageSettings {
  known ??= readPageSettings(document)
  return known
}

/** Reads a page's settings. Falls back to the defaults (`{}`) if they are missing or invalid. */
export function readPageSettings(page: Document): PageSettings {
  return parsePageSettings(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '')
}
