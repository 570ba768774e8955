import { contact } from './site/contact.ts'
import { landing } from './site/landing.ts'
import { offline } from './site/offline.ts'
import { pages } from './site/pages.ts'
import { privacy } from './site/privacy.ts'
import { scriptFallback } from './site/script-fallback.ts'
import { tag } from './tag.ts'

/** Public pages, which are static HTML, and the titles of all pages. */
export const site = {
  tag: tag as string,
  privacy,
  contact,
  landing,
  offline,
  pages,
  stuck: scriptFallback,
}
