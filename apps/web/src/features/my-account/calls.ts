import { moveCalls } from '@smart-farming/contracts/accounts/moves'
import { myAccountCalls } from '@smart-farming/contracts/accounts/my-account'
import { passkeyCalls } from '@smart-farming/contracts/accounts/passkeys'
import { createClient } from '@smart-farming/contracts/client'
import { fetchWithTimeout } from '../../server/api.ts'

/** Clients for the account's own pages, loaded with them. */
export const { myAccount, moves, passkeys } = createClient(
  { myAccount: myAccountCalls, moves: moveCalls, passkeys: passkeyCalls },
  fetchWithTimeout,
)
