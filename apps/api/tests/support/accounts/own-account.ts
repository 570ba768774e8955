import { expect } from 'vitest'
import { type Browser, startApp, type TestApp } from '../app.ts'
import { createSignup, password } from './farmers.ts'

/** User-Agent of Chrome on an Android phone. */
export const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A password that is hard to guess. */
export const STRONG_PASSWORD = 'sorghum before the long rains 41'

export interface TwoInstances {
  readonly product: TestApp & { readonly schema: string }
  readonly other: TestApp
  readonly count: number
  /** Creates a farmer who signed up on a phone. */
  newFarmer(): Promise<{ id: number; username: string; browser: Browser }>
  close(): Promise<void>
}

/** Starts two instances of the product on one database, with high limits per address. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const env = {
    REQUESTS_PER_MINUTE: '1000000',
    SIGNUPS_PER_HOUR: '1000',
    CONTACT_MESSAGES_PER_HOUR: '1000',
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: '10000',
    LOGIN_FAILURES_PER_ADDRESS_HOUR: '10000',
  }
  const product = await startApp({ env })
  const other = await startApp({ env, schema: product.schema })
  let count = 0
  return {
    product,
    other,
    get count() {
      return count
    },
    async newFarmer() {
      count += 1
      const username = `Own ${count}`
      const browser = product.browser({ 'user-agent': PHONE_USER_AGENT })
      await browser.client.accounts.signup({ body: createSignup(username) })
      const [{ id } = { id: 0 }] = await product.sql<{ id: number }[]>`
        select id::int from users where username = ${username}`
      return { id, username, browser }
    },
    close: async () => void (await Promise.all([product.close(), other.close()])),
  }
}

/** Logs the same farmer in on a laptop. */
export async function logInOnLaptop(username: string, on: TestApp, word = password): Promise<Browser> {
  const browser = on.browser({ 'user-agent': laptop })
  await browser.client.accounts.login({ body: { username, password: word } })
  return browser
}

export const isLoggedIn = async (browser: Browser) =>
  (await browser.request({ url: '/api/user' })).statusCode === 200

export const apiError = (code: string) => expect.objectContaining({ code })

/** Changes on one instance take effect on the other within a second. */
export const expectLoggedInSoon = (browser: Browser, is: boolean) =>
  expect.poll(() => isLoggedIn(browser), { timeout: 1_000 }).toBe(is)
