import { farmSettings } from './page/farm-settings.ts'
import { location } from './page/location.ts'
import { myAccount } from './page/my-account.ts'
import { tag } from './tag.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
  farmSettings,
  location,
  myAccount,
}
