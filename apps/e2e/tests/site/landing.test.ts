import { layoutShift } from '../support/checks/layout.ts'
import { compressedSizes, expectAtMostKb } from '../support/compressed-sizes.ts'
import { openDashboard } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('a signed-in farmer sees the dashboard link on the landing page until logging out', async ({ page }) => {
  const way = page.getByRole('link', { name: 'Go to dashboard' })
  await expect(way).toBeHidden()
  await openDashboard(page)
  // Waits until the dashboard's own requests have finished.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(way).toBeVisible()
  for (const name of ['Login', 'Get Started', 'Start Free Trial', 'Sign In'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(await layoutShift(page)).toBe(0)
  await way.click()
  await expect(page).toHaveURL('/dashboard')
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(way).toBeHidden()
})

test('the "Get in Touch" section embeds the contact form', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible()
  const form = page.frameLocator('iframe')
  await form.getByLabel('Your name').fill('Wanjiku')
  await form.getByLabel('E-mail or phone').fill('+254 700 000000')
  await form.getByLabel('Your message').fill('Do you know sorghum, too?')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText(/thank/i)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is readable and its links work', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Farming Intelligence')
    await page.getByRole('link', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('Farm Name')).toBeVisible()
    await page.locator('a[href="/login"]').click()
    await expect(page.getByLabel('Username')).toBeVisible()
  })
})

const isPicture = (url: string) => url.endsWith('.webp')

test('the landing page loads at most 10 KB of HTML, CSS and icons, and a picture of at most 25 KB', async ({
  page,
  world,
}) => {
  // The page before the reload may request its picture at any time.
  const shown = new Set<string>()
  const watched = new Set(['document', 'stylesheet', 'image', 'font'])
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && watched.has(request.resourceType())) shown.add(request.url())
  })
  await page.reload({ waitUntil: 'load' })
  await page.getByRole('img', { name: /dashboard on a phone/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => [...shown].filter(isPicture)).toHaveLength(1)
  // The favicon is not part of the page.
  const files = [...shown].filter((url) => url.startsWith(world.url) && !url.includes('favicon'))
  expectAtMostKb(10, await compressedSizes(files.filter((url) => !isPicture(url))))
  expectAtMostKb(25, await compressedSizes(files.filter(isPicture)))
})
