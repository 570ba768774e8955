import {
  PAGE_SETTINGS_ID,
  type PageSettings,
  parsePageSettings,
} from '@smart-farming/contracts/page-settings'

let known: PageSettings | undefined

/** The operator's settings, as the server inserted them into this page; read once for each page. */
export function currentPageSettings(): PageSettings {
  known ??= readPageSettings(document)
  return known
}

/** Reads the settings of a page. Without valid ones, the product's defaults apply: `{}`. */
export function readPageSettings(page: Document): PageSettings {
  return parsePageSettings(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '')
}
