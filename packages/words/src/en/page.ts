import { tag } from './tag.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
}
