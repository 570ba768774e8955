import type { Locator, Page } from '@playwright/test'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel, mockAnswer } from '../../support/features/chat.ts'
import { screens } from '../../support/screens/screens.ts'
import { expect, test } from '../../support/test.ts'

const WIDTHS = [320, 360, 768, 1280, 1920]

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect()
    return { top, bottom, left, right, height }
  })

/** Sets the text size as "My account" does. */
const enlarge = (page: Page, display = 'larger') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.display = chosen
  }, display)

/** Overflow of an empty field's placeholder, in px; 0 if fully readable. */
const tooWide = (field: Locator) =>
  field.evaluate((element) => {
    const input = element as HTMLInputElement
    const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(input)
    const { fontSize } = getComputedStyle(input, '::placeholder')
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is nothing to measure with')
    canvas.font = `${fontSize} ${fontFamily}`
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return Math.max(0, canvas.measureText(input.placeholder).width - room)
  })

test('larger text on the landing page stays above the field picture and inside its columns', async ({
  page,
}) => {
  await page.goto('/')
  await enlarge(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 })
    const words = await boxOf(page.locator('.hero__words'))
    const field = await boxOf(page.locator('.scene__field'))
    expect(words.bottom, `${width}`).toBeLessThan(field.top)
    for (const feature of await page.locator('.feature').all())
      expect(await feature.evaluate((box) => box.scrollWidth - box.clientWidth), `${width}`).toBe(0)
  }
})

test('the four icons in the bottom bar stay on one line inside the bar with larger text', async ({
  page,
}) => {
  await openDashboard(page)
  for (const display of ['', 'larger']) {
    await enlarge(page, display)
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 })
      const bar = await boxOf(page.locator('.dashboard__menu'))
      const signs = await Promise.all((await page.locator('.menu-icon').all()).map(boxOf))
      expect(new Set(signs.map(({ top }) => top)).size, `${width} ${display}`).toBe(1)
      expect(signs[0]?.top, `${width} ${display}`).toBeGreaterThan(bar.top + 3)
      // Notices at the bottom of the page end at the bar, and so does the page.
      const room = await page.locator('.dashboard').evaluate((box) => getComputedStyle(box).paddingBottom)
      expect(Math.abs(bar.height - Number.parseFloat(room)), `${width} ${display}`).toBeLessThanOrEqual(1)
    }
  }
})

test('the desktop menu grows with its text', async ({ page }) => {
  await openDashboard(page)
  const menu = page.locator('.dashboard__menu')
  for (const percent of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, percent)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      const past = await menu.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(past, `${percent} % ${width}`).toBe(0)
    }
  }
})

test('the Send button is as tall as the question field', async ({ page }) => {
  await openDashboard(page)
  const input = page.getByRole('tabpanel').getByRole('textbox')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  for (const display of ['', 'larger']) {
    await enlarge(page, display)
    for (const width of [768, 1280])
      await expect(async () => {
        await page.setViewportSize({ width, height: 740 })
        expect(await boxOf(send)).toMatchObject({ height: (await boxOf(input)).height })
      }).toPass({ timeout: 10_000 })
  }
})

test('an edited question is fully visible after the text grows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await mockAnswer(page, 'Maize is dear.')
  await openDashboard(page)
  await chatPanel(page).ask('What is maize worth?')
  await page.getByRole('button', { name: /^Edit/ }).click()
  await enlarge(page)
  const editor = page.getByRole('textbox', { name: 'Change your question' })
  expect(await editor.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0)
})

test('placeholders are fully readable in every field', async ({ page }) => {
  await page.goto('/signup')
  for (const display of ['', 'larger']) {
    await enlarge(page, display)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      for (const label of ['Location', 'Password'])
        expect(await tooWide(page.getByLabel(label, { exact: true })), `${label} ${width} ${display}`).toBe(0)
    }
  }
  await openDashboard(page)
  await page.getByRole('button', { name: 'Change Location' }).click()
  const search = page.getByPlaceholder('Enter town/village name...')
  for (const display of ['', 'larger']) {
    await enlarge(page, display)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      expect(await tooWide(search), `${width} ${display}`).toBe(0)
    }
  }
})

test('search results have the same row layout at every width', async ({ page }) => {
  await screens['the location search with results']?.(page)
  for (const display of ['', 'larger']) {
    await enlarge(page, display)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const rows = await page.locator('.place-list__place').all()
      const countries = await Promise.all(
        rows.map(async (row) => {
          const [place, country] = await Promise.all((await row.locator(':scope > span').all()).map(boxOf))
          return country && place && country.top >= place.bottom ? 'below' : country?.left
        }),
      )
      expect(countries.length).toBeGreaterThan(1)
      expect(new Set(countries).size, `${width} ${display}: ${countries}`).toBe(1)
    }
  }
})
