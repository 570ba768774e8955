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

const isPicture = (url: string) => url.endsWith('.webp')

test('it shows itself from at most 10 KB of HTML, CSS and images, and a picture of at most 25 KB', async ({
  page,
  world,
}) => {
  // The page before may ask for its picture as late as it goes.
  const shown = new Set<string>()
  const watched = new Set(['document', 'stylesheet', 'image', 'font'])
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && watched.has(request.resourceType())) shown.add(request.url())
  })
  await page.reload({ waitUntil: 'load' })
  await page.getByRole('img', { name: /dashboard on a phone/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => [...shown].filter(isPicture)).toHaveLength(1)
  // The icon in the tab is the browser's business, and no part of the page.
  const files = [...shown].filter((url) => url.startsWith(world.url) && !url.includes('favicon'))
  atMost(10, await wireSize(files.filter((url) => !isPicture(url))))
  atMost(25, await wireSize(files.filter(isPicture)))
})

test('who only reads it to its end fetches one picture and the contact form, and nothing of the application', async ({
  page,
  world,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === world.url && !pathname.includes('icon')) asked.add(pathname)
  })
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...asked].sort()).toEqual(['/', '/embed/contact', '/product-light.webp'])
})

test('in a dark theme the picture of the product is dark, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const picture = page.getByRole('img', { name: /dashboard on a phone/ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.currentSrc),
    )
    .toMatch(/product-dark/)
})

test('the header is one row on the narrowest phones', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const header = page.getByRole('banner')
    const middles = await Promise.all(
      (await header.getByRole('link').all()).map(async (link) => {
        const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
        return y + height / 2
      }),
    )
    expect(middles, `${width}`).toHaveLength(3)
    for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0)), `${width}`).toBeLessThan(2)
  }
})

test('nothing moves while it loads', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})

test('nothing moves where the page comes in pieces, whatever piece comes late', async ({ page, world }) => {
  const html = await (await page.request.get('/', anyLine)).text()
  const front = await openFront(world.url)
  try {
    for (const piece of ['<a class="button button--quiet landing__start"', 'Get Started</a>']) {
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
