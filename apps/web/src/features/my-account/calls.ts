import { moveCalls } from '@smart-farming/contracts/accounts/moves'
import { myAccountCalls } from '@smart-farming/contracts/accounts/my-account'
import { passkeyCalls } from '@smart-farming/contracts/accounts/passkeys'
import { createClient } from '@smart-farming/contracts/client'
import { fetchInTime } from '../../server/api.ts'

/** What farmers do with their own accounts: fetched with the pages on which they do. */
export const { myAccount, moves, passkeys } = createClient(
  { myAccount: myAccountCalls, moves: moveCalls, passkeys: passkeyCalls },
  fetchInTime,
)
