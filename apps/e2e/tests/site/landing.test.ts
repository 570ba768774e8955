import { anyLine } from '../support/any-line.ts'
import { atDashboard } from '../support/farmers.ts'
import { openFront } from '../support/features/front.ts'
import { layoutShift } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'
import { atMost, wireSize } from '../support/weight.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('"Header with a Login link and a Get Started link (to signup)."', async ({ page }) => {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
})

test('"Hero \'Smart Farming Intelligence\' with Start Free Trial (to signup) and Sign In (to login)."', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Farming Intelligence' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup')
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('a farmer who has logged in on this browser has the way to the dashboard, at no request, until the log-out', async ({
  page,
}) => {
  const way = page.getByRole('link', { name: 'Go to dashboard' })
  await expect(way).toBeHidden()
  await atDashboard(page)
  // The dashboard's own requests are over.
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

test('"Three feature cards: Market Intelligence, Weather Forecasts, Farm Assistant."', async ({ page }) => {
  for (const name of ['Market Intelligence', 'Weather Forecasts', 'Farm Assistant']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
})

test('"A \'Get in Touch\' section with an embedded third-party contact form."', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible()
  const form = page.frameLocator('iframe')
  await form.getByLabel('Your name').fill('Wanjiku')
  await form.getByLabel('E-mail or phone').fill('+254 700 000000')
  await form.getByLabel('Your message').fill('Do you know sorghum, too?')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText(/thank/i)
})

test('"A footer; the copyright reads 2025."', async ({ page }) => {
  await expect(page.getByRole('contentinfo')).toContainText('2025')
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

test('it shows itself from at most 10 KB of HTML, CSS and images', async ({ page, world }) => {
  const shown: string[] = []
  const watched = new Set(['document', 'stylesheet', 'image', 'font'])
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && watched.has(request.resourceType())) shown.push(request.url())
  })
  await page.reload({ waitUntil: 'load' })
  // The icon in the tab is the browser's business, and no part of the page.
  const files = shown.filter((url) => url.startsWith(world.url) && !url.includes('favicon'))
  atMost(10, await wireSize(files))
})

test('the application is fetched only when the page has been shown', async ({ page }) => {
  await page.reload({ waitUntil: 'load' })
  const early = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < loadEventStart && /\.js$/.test(new URL(entry.name).pathname))
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const)
  })
  // A small script that waits for the right moment is welcome; the application is not.
  for (const [name, bytes] of early) expect(bytes, name).toBeLessThan(4_096)
})

test('nothing moves while it loads', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})

test('nothing moves where the page comes in pieces, whatever piece comes late', async ({ page, world }) => {
  const html = await (await page.request.get('/', anyLine)).text()
  const front = await openFront(world.url)
  try {
    for (const piece of ['<a class="button landing__start"', 'Get Started</a>']) {
      const at = html.indexOf(piece)
      expect(at, piece).toBeGreaterThan(0)
      const rest = Promise.withResolvers<void>()
      front.between((asked, answer) => {
        if (asked.url !== '/') return false
        answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, at))
        void rest.promise.then(() => answer.end(html.slice(at)))
        return true
      })
      await page.goto(front.url, { waitUntil: 'commit' })
      await page.locator('.landing__login').waitFor({ state: 'attached' })
      // A browser that draws half a page has drawn it by then; one that waits for the rest draws nothing.
      await page.evaluate(() => {
        const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))])
      })
      rest.resolve()
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page), piece).toBe(0)
    }
  } finally {
    await front.stop()
  }
})
