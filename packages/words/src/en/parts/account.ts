import { accountPage } from './account/account-page.ts'
import { display } from './account/display.ts'
import { keeping } from './account/keeping.ts'
import { moving } from './account/moving.ts'
import { names } from './account/names.ts'
import { passkeys } from './account/passkeys.ts'
import { recovery } from './account/recovery.ts'
import { signIn } from './account/sign-in.ts'

/** The account pages. */
export const account = {
  page: accountPage,
  display,
  ...names,
  ...signIn,
  recovery,
  passkeys,
  moving,
  ...keeping,
}
