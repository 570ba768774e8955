import {
  PAGE_SETTINGS_ID,
  type PageSettings,
  parsePageSettings,
} from '@smart-farming/contracts/page-settings'

let known: PageSettings | undefined

/** The operator's settings, as the server wrote them into this page; read once a page. */
export function currentPageSettings(): PageSettings {
  known ??= readPageSettings(document)
  return known
}

/**
 * Reads the settings of a page. Without them, or with ones that do not parse, the product's own defaults hold: `{}`.
 */
export function readPageSettings(page: Document): PageSettings {
  return parsePageSettings(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '')
}
