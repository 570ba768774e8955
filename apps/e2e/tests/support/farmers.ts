import { expect, type Page } from '@playwright/test'

export interface Farmer {
  username: string
  farmName: string
  location: string
  password: string
}

let count = 0

/** A farmer who has no account yet. Every name is new; the place is one that the geocoding stand-in knows. */
export function newFarmer(details: Partial<Farmer> = {}): Farmer {
  count += 1
  return {
    username: `Wanjiku ${count}`,
    farmName: 'Green Acres',
    location: 'Ludlow',
    password: 'maize & beans',
    ...details,
  }
}

/** Makes an account and signs this page's browser in, by the API: quick, for tests that begin at the dashboard. */
export async function signedIn(
  page: Page,
  details: Partial<Farmer> = {},
  language = 'en-GB',
): Promise<Farmer> {
  // As the browser itself would, which tells namesakes apart by it.
  const headers = { 'accept-language': language }
  let farmer = newFarmer(details)
  let status = 0
  const signUp = async () => {
    farmer = newFarmer(details)
    status = (await page.request.post('/api/signup', { data: farmer, headers })).status()
    return status
  }
  // A product that has to share its processor with other tests may say that it is busy; a farmer would come again.
  await expect.poll(signUp).not.toBe(503)
  expect(status).toBe(201)
  return farmer
}

/** Saves by the API what the farmer of this page would save on a screen; here too a busy product is asked again. */
export async function saved(page: Page, path: string, data: object): Promise<void> {
  let status = 0
  const save = async () => {
    status = (await page.request.put(path, { data })).status()
    return status
  }
  await expect.poll(save).not.toBe(503)
  expect(status, path).toBe(200)
}

/** Signed in and on the dashboard, with its panels there. */
export async function atDashboard(
  page: Page,
  details: Partial<Farmer> = {},
  language?: string,
): Promise<Farmer> {
  const farmer = await signedIn(page, details, language)
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  return farmer
}

/** Fills the signup form as a farmer would. */
export async function fillSignup(page: Page, farmer: Farmer, confirmation = farmer.password): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(farmer.username)
  await page.getByLabel('Farm Name').fill(farmer.farmName)
  await page.getByLabel('Location').fill(farmer.location)
  await page.getByLabel('Password', { exact: true }).fill(farmer.password)
  await page.getByLabel('Confirm Password').fill(confirmation)
}

/** Types into the place of the sign-up, once it can suggest any. */
export async function typePlace(page: Page, text: string): Promise<void> {
  const place = page.getByLabel('Location')
  await place.focus()
  await expect(place).toHaveRole('combobox')
  await place.pressSequentially(text)
}

export async function fillLogin(page: Page, { username, password }: Farmer): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
}

export const submit = (page: Page) => page.locator('form button[type=submit]').first()
