import { myAccount } from './server/my-account.ts'
import { tag } from './tag.ts'

/** What the server and its commands say. */
export const server = {
  tag: tag as string,
  myAccount,
}
