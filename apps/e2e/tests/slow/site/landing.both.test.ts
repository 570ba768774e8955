import { layoutShift } from '../../support/checks/layout.ts'
import { startProxyServer } from '../../support/features/proxy-server.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('scrolling to the end of the landing page loads only one picture and the contact form', async ({
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

test('the landing page shows the dark product picture in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const picture = page.getByRole('img', { name: /dashboard on a phone/ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.currentSrc),
    )
    .toMatch(/product-dark/)
})

test("the landing page's header fits on one row on the narrowest phones", async ({ page }) => {
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

test('the landing page does not shift while it loads', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})

test('the landing page does not shift when its HTML arrives in pieces', async ({ page, world }) => {
  const html = await (await page.request.get('/', RETRY_OPTIONS)).text()
  const front = await startProxyServer(world.url)
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
      // Enough time to paint, for a browser that paints half a page instead of waiting for the
      // rest.
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
