import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
}
