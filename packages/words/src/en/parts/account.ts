import { accountPage } from './account/account-page.ts'
import { display } from './account/display.ts'
import { names } from './account/names.ts'
import { passkeys } from './account/passkeys.ts'
import { phoneMove } from './account/phone-move.ts'
import { recovery } from './account/recovery.ts'
import { signIn } from './account/sign-in.ts'
import { storedData } from './account/stored-data.ts'

export const account = {
  page: accountPage,
  display,
  ...names,
  ...signIn,
  recovery,
  passkeys,
  moving: phoneMove,
  ...storedData,
}
