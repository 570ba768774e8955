import { expect, type Page } from '@playwright/test'

export interface Farmer {
  username: string
  farmName: string
  location: string
  password: string
}

let count = 0

/**
 * Details of a farmer without an account yet. Every name is new, and the geocoding double knows the
 * place.
 */
export function createFarmer(details: Partial<Farmer> = {}): Farmer {
  count += 1
  return {
    username: `Wanjiku ${count}`,
    farmName: 'Green Acres',
    location: 'Ludlow',
    password: 'maize & beans',
    ...details,
  }
}

/**
 * Creates an account and signs in this page's browser by the API, which is quicker than the forms.
 */
export async function signInNewFarmer(
  page: Page,
  details: Partial<Farmer> = {},
  language = 'en-GB',
): Promise<Farmer> {
  // The browser also sends this header, which decides between places with the same name.
  const headers = { 'accept-language': language }
  let farmer = createFarmer(details)
  let status = 0
  const signUp = async () => {
    farmer = createFarmer(details)
    status = (await page.request.post('/api/signup', { data: farmer, headers })).status()
    return status
  }
  // A product that shares its processor with other tests may report that it is busy. A farmer would
  // try again.
  await expect.poll(signUp).not.toBe(503)
  expect(status).toBe(201)
  return farmer
}

/** Saves settings by the API instead of on a screen. Retries while the product is busy. */
export async function saveByApi(page: Page, path: string, data: object): Promise<void> {
  let status = 0
  const save = async () => {
    status = (await page.request.put(path, { data })).status()
    return status
  }
  await expect.poll(save).not.toBe(503)
  expect(status, path).toBe(200)
}

/** Signs in and opens the dashboard with its panels. */
export async function openDashboard(
  page: Page,
  details: Partial<Farmer> = {},
  language?: string,
): Promise<Farmer> {
  const farmer = await signInNewFarmer(page, details, language)
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  return farmer
}

/** Fills in the signup form. */
export async function fillSignup(page: Page, farmer: Farmer, confirmation = farmer.password): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(farmer.username)
  await page.getByLabel('Farm Name').fill(farmer.farmName)
  await page.getByLabel('Location').fill(farmer.location)
  await page.getByLabel('Password', { exact: true }).fill(farmer.password)
  await page.getByLabel('Confirm Password').fill(confirmation)
}

/** Types a place into the signup form, once suggestions are available. */
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

export const submitButton = (page: Page) => page.locator('form button[type=submit]').first()
