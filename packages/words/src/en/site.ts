import { privacy } from './site/privacy.ts'
import { titles } from './site/titles.ts'
import { tag } from './tag.ts'

/** The public pages, which are finished HTML, and the titles of all pages. */
export const site = {
  tag: tag as string,
  privacy,
  titles,
}
