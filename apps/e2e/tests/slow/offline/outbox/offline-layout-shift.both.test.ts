import type { Page } from '@playwright/test'
import { layoutShift } from '../../../support/checks/layout.ts'
import { saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import type { ProxyServer } from '../../../support/features/proxy-server.ts'
import { dayRows } from '../../../support/features/weather.ts'
import { expect } from '../../../support/test.ts'

const line = (page: Page) => page.locator('.over-page')

/**
 * Records every position of the page's heading from the next page load on, in px, in the snapshot
 * and in the application.
 */
async function headingSeen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen = new Set<number>()
    Object.assign(globalThis, { seen })
    const look = () => {
      const heading = document.querySelector('h1:not(.loading *)')
      if (heading) seen.add(Math.round(heading.getBoundingClientRect().top + scrollY))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<number>)])
}

/** Network conditions at the next page load, and the notice that then appears over the page. */
const openings: Readonly<Record<string, { fare?: (front: ProxyServer) => unknown; says?: RegExp }>> = {
  online: {},
  offline: { fare: (front) => front.stop(), says: /^Offline\. Last updated/ },
  'behind a captive portal': {
    fare: (front) =>
      front.between((_asked, answer) => {
        answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
        return true
      }),
    says: /^This network asks you to sign in/,
  },
}

for (const [name, { fare, says }] of Object.entries(openings))
  test(`dashboard, market chat and account page do not shift when opened ${name}`, async ({
    page,
    front,
  }) => {
    await saveFarmOnPhone(page)
    await fare?.(front)
    const tops = await headingSeen(page)
    for (const path of ['/dashboard', '/dashboard?tab=market', '/account']) {
      await page.goto(path)
      if (says) await expect(line(page), path).toHaveText(says)
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page), path).toBe(0)
      expect(await tops(), path).toHaveLength(1)
    }
  })

test('the notice about a slow answer does not move the page', async ({ page, front }) => {
  await saveFarmOnPhone(page)
  front.between(({ url = '' }) => url.startsWith('/api'))
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(dayRows(page)).not.toHaveCount(0)
  const before = await dayRows(page).first().boundingBox()
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(line(page)).toHaveText(/Stop waiting/, { timeout: 500 })
  }).toPass()
  expect(await dayRows(page).first().boundingBox()).toEqual(before)
})

/** Holds the mouse button down at this point while the network goes down and the notice appears. */
async function pressAsTheLineComes(page: Page, front: ProxyServer, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await front.stop()
  await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
  await expect(line(page)).toHaveText(/^Offline\. Last updated/)
  await page.mouse.up()
}

test('a press at the top of the page counts even if the offline notice appears during it', async ({
  page,
  front,
}) => {
  await saveFarmOnPhone(page)
  await page.waitForLoadState('networkidle')
  const answer = page.getByRole('region', { name: 'Today' }).getByRole('button').nth(1)
  const { x = 0, y = 0 } = (await answer.boundingBox()) ?? {}
  await pressAsTheLineComes(page, front, x + 5, y + 5)
  await expect(answer).toHaveAttribute('aria-expanded', 'true')
})

test('a press counts even if the offline notice appears where it was made', async ({ page, front }) => {
  await saveFarmOnPhone(page)
  await expect(dayRows(page)).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  const day = dayRows(page).nth(1)
  // Scrolls the row's lower edge out from under a phone's menu.
  await day.evaluate((row) => row.scrollIntoView({ block: 'end' }))
  await page.evaluate(() => {
    const menu = document.querySelector('.dashboard__menu')
    if (menu && getComputedStyle(menu).position === 'fixed') scrollBy(0, menu.clientHeight)
  })
  const { x = 0, y = 0, width = 0, height = 0 } = (await day.boundingBox()) ?? {}
  await pressAsTheLineComes(page, front, x + width / 2, y + height - 10)
  await expect(day).toHaveAttribute('aria-expanded', 'true')
})

test('the offline notice can be pressed, and the content under it can be scrolled into view', async ({
  page,
  front,
}) => {
  await saveFarmOnPhone(page)
  front.between((_asked, answer) => {
    answer.destroy()
    return true
  })
  await page.goto('/dashboard?tab=prices')
  await expect(line(page)).toHaveText(/^Offline\. Last updated/)
  await expect(page.locator('.dashboard__prices')).toBeVisible()
  await page.locator('.dashboard__prices').evaluate((prices) => prices.scrollIntoView({ block: 'end' }))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const box = async (css: string) => page.locator(css).evaluate((found) => found.getBoundingClientRect())
  const [over, prices] = await Promise.all([box('.over-page'), box('.dashboard__prices')])
  // The prices end above the notice on a phone, and lie beside it on a desktop.
  expect(Math.round(prices.bottom) <= Math.round(over.top) || over.right <= prices.left).toBe(true)
  // Checks that the button is not covered.
  await line(page).getByRole('button', { name: 'Try now' }).click({ trial: true })
})

test('the Tab key reaches the offline notice first, then the skip link', async ({ page, front }) => {
  await saveFarmOnPhone(page)
  await front.stop()
  await page.goto('/dashboard')
  await expect(line(page)).toHaveText(/^Offline\. Last updated/)
  await page.keyboard.press('Tab')
  await expect(line(page).getByRole('button', { name: 'Try now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.dashboard__skip')).toBeFocused()
})

test('the offline notice on a low desktop screen moves no menu item and leaves none hidden', async ({
  page,
  front,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await saveFarmOnPhone(page)
  const last = page.getByRole('navigation').getByRole('link').last()
  const before = await last.boundingBox()
  await front.stop()
  await page.goto('/dashboard')
  await expect(line(page)).toHaveText(/^Offline\. Last updated/)
  expect(await last.boundingBox()).toEqual(before)
  await page.locator('.dashboard__menu').evaluate((menu) => menu.scrollTo(0, menu.scrollHeight))
  const top = (await line(page).boundingBox())?.y ?? 0
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(top)
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
})
