import { findFreePort } from '../../../src/engines/free-port.ts'
import { type Product, startProduct } from '../../../src/product.ts'
import { openDatabase } from '../../../src/product-database.ts'
import {
  createFarmer,
  type Farmer,
  fillLogin,
  fillSignup,
  saveByApi,
  submitButton,
} from '../../support/farmers.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../../support/test.ts'

// This test restarts the product, so it has its own.
const ownOne = createProductFixture(async () => {
  const PORT = String(await findFreePort())
  return startProduct({ ...GENEROUS_LIMITS, WEATHER_PROVIDERS: 'sample', PORT })
})
const test = base.extend<{ product: Product }>({
  product: [async ({}, use) => use(await ownOne()), START_FIXTURE_OPTIONS],
  baseURL: async ({ product }, use) => use(product.url),
})

/** Number of rows in each table that belong to this account. */
async function rowsOf(product: Product, userId: string): Promise<Record<string, number>> {
  const sql = await openDatabase(product)
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`
  const rows: Record<string, number> = {}
  for (const { name } of tables)
    rows[name] = (await sql`select 1 from ${sql(name)} where user_id = ${userId}`).length
  rows.users = (await sql`select 1 from users where id = ${userId}`).length
  await sql.end()
  return rows
}

/**
 * Backdates the deletion by fifteen days and restarts the product, which cleans up at start-up. The
 * deletion date is then a day before the clock time that the first start recorded.
 */
async function fifteenDaysLater(product: Product): Promise<void> {
  const sql = await openDatabase(product)
  const aged =
    await sql`update users set delete_at = delete_at - interval '15 days' where delete_at is not null`
  expect(aged.count).toBe(1)
  await sql.end()
  await product.restart()
}

async function userIdOf(product: Product, { username }: Farmer): Promise<string> {
  const sql = await openDatabase(product)
  const [user] = await sql`select id::text from users where username = ${username}`
  await sql.end()
  return user?.id
}

test('after 14 days, a deleted account is erased, login fails and the username is free again', async ({
  page,
  product,
}) => {
  const farmer = createFarmer({ username: 'Adhiambo' })
  await page.goto('/signup')
  await fillSignup(page, farmer)
  await submitButton(page).click()
  await expect(page.getByText('Welcome, Adhiambo!')).toBeVisible()
  await saveByApi(page, '/api/farm-settings', {})
  const id = await userIdOf(product, farmer)

  await page.goto('/account')
  const deleting = page.getByRole('region', { name: 'Delete my account' })
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(farmer.password)
  await deleting.locator('[type=submit]').click()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  expect(await rowsOf(product, id)).toMatchObject({ users: 1, farm_settings: 1, sessions: 1 })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Adhiambo')

  await fifteenDaysLater(product)
  await expect
    .poll(async () => Object.entries(await rowsOf(product, id)).filter(([, rows]) => rows > 0))
    .toEqual([])

  const refusal = async (username: string) => {
    await page.goto('/login')
    await fillLogin(page, { ...farmer, username })
    await submitButton(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    return alert.textContent()
  }
  expect(await refusal('Adhiambo')).toBe(await refusal('Nobody At All'))

  // The username is free again, and the new account sees nothing of the old one.
  await page.goto('/signup')
  await fillSignup(page, { ...farmer, farmName: 'Another farm' })
  await submitButton(page).click()
  await expect(page.getByText('Welcome, Adhiambo!')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Show account activity' }).click()
  const events = page.getByRole('region', { name: 'Account activity' })
  await expect(events.getByText('The account was created')).toBeVisible()
  await expect(events.getByRole('listitem')).toHaveCount(1)
})
