import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  logInOnLaptop,
  STRONG_PASSWORD,
  startTwoInstances,
  type TwoInstances,
} from '../support/accounts/own-account.ts'
import { beginPasskeyLogin, createFarmerWithPasskey } from '../support/accounts/passkeys.ts'

// Failed passwords, recovery codes and passkeys of an account are counted separately. A typed name
// must not reach the other counters.

let instances: TwoInstances
beforeAll(async () => {
  instances = await startTwoInstances()
})
afterAll(() => instances.close())

/** Locks a typed name, even if no account has it. */
async function lockName(username: string) {
  const codes = new Set<string>()
  for (let times = 0; times < 12; times += 1)
    await logInOnLaptop(username, instances.product, 'not the password').catch((error) =>
      codes.add(error.code),
    )
  expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
}

test('failed logins as "recover Ada" do not block Ada’s recovery code', async () => {
  const { username, browser } = await instances.newFarmer()
  const { code } = await browser.client.myAccount.newRecoveryCode({ body: {} })
  await lockName(`recover ${username}`)
  const { client } = instances.other.browser()
  await client.myAccount.recover({ body: { username, code, password: STRONG_PASSWORD } })
  await logInOnLaptop(username, instances.product, STRONG_PASSWORD)
})

test('failed logins as "passkey Ada" do not block Ada’s passkey', async () => {
  const { username, key } = await createFarmerWithPasskey(instances)
  await lockName(`passkey ${username}`)
  const browser = instances.other.browser()
  const { ticket, options } = await beginPasskeyLogin(username, browser)
  await browser.client.passkeys.logIn({ body: { ticket, response: key.use(options) } })
})

test('logging in as "recover Ada" does not reset the count of Ada’s failed recoveries', async () => {
  const { username } = await instances.newFarmer()
  const namesake = instances.product.browser()
  const body = {
    username: `recover ${username}`,
    password: STRONG_PASSWORD,
    farmName: 'Low Farm',
    location: 'Nakuru',
  }
  await namesake.client.accounts.signup({ body })
  const wrong = { username, code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23', password: STRONG_PASSWORD }
  const { client } = instances.other.browser()
  const codes = new Set<string>()
  for (let times = 0; times < 16; times += 1) {
    if (times % 5 === 4) await logInOnLaptop(body.username, instances.other, STRONG_PASSWORD)
    await client.myAccount.recover({ body: wrong }).catch((error) => codes.add(error.code))
  }
  expect([...codes]).toEqual(['invalid_credentials', 'too_many_requests'])
})
