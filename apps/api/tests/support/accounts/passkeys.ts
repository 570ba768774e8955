import type { PasskeyChallenge } from '@smart-farming/contracts/accounts'
import type { Browser } from '../app.ts'
import { type Authenticator, createSoftAuthenticator } from './authenticator.ts'
import { password } from './farmers.ts'
import type { TwoInstances } from './own-account.ts'

/** Adds a passkey to the account of a browser. */
export async function addPasskey(browser: Browser, key: Authenticator): Promise<void> {
  const { ticket, options } = await browser.client.passkeys.begin({ body: { password } })
  await browser.client.passkeys.add({ body: { ticket, name: 'My phone', response: key.make(options) } })
}

/** Creates a farmer with a passkey, on the phone that signed up. */
export async function createFarmerWithPasskey(instances: TwoInstances) {
  const farmer = await instances.newFarmer()
  const key = createSoftAuthenticator()
  await addPasskey(farmer.browser, key)
  return { ...farmer, key }
}

/** First half of a login: the password is right, and a passkey is required. */
export async function beginPasskeyLogin(username: string, browser: Browser): Promise<PasskeyChallenge> {
  const answer = await browser.client.accounts.login({ body: { username, password } })
  if (!('passkey' in answer)) throw new Error('the password was enough')
  return answer.passkey
}
