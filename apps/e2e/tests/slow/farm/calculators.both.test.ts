import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { horizontalOverflow, waitForLayout } from '../../support/checks/layout.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import { openDashboard, signInNewFarmer } from '../../support/farmers.ts'
import { calculators, saveMaizeFarm } from '../../support/features/calculators.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { expect, test } from '../../support/test.ts'

const LANGUAGES = {
  English: 'Gross margin',
  Español: 'Margen bruto',
  Français: 'Marge brute',
  Português: 'Margem bruta',
  Kiswahili: 'Faida ghafi',
  हिन्दी: 'सकल मुनाफ़ा',
  العربية: 'الهامش الإجمالي',
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('farmSums'))

async function fillMargin(page: Page): Promise<void> {
  await calculators(page).fill('Area', '2')
  await calculators(page).fill('Yield', '20')
  await calculators(page).fill('Price per', '30')
  await calculators(page).fill('Costs per', '250')
  await calculators(page).fill('Selling costs', '2')
}

test('Farm sums opens with one press, has its own address and keeps its input across tabs', async ({
  page,
}) => {
  await openDashboard(page)
  await calculators(page).open()
  await expect(page).toHaveURL('/dashboard?tab=sums')
  await expect(page).toHaveTitle('Farm sums · Smart Farming')
  await expect(calculators(page).panel.getByRole('heading', { name: 'Farm sums' })).toBeInViewport()
  await expect(calculators(page).way).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[aria-current=page]')).toHaveCount(1)
  await expect(page.getByRole('tab')).toHaveText(['Market Intelligence', 'Farm Assistant'])
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await calculators(page).fill('Area', '3')
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(chatPanel(page).input).toBeVisible()
  await expect(calculators(page).panel).toBeHidden()
  await page.goBack()
  await expect(calculators(page).field('Area')).toHaveValue('3')
})

test('the Farm sums script loads only when Farm sums is first opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await openDashboard(page)
  await page.waitForLoadState('networkidle')
  const ofSums = () => scripts.filter((url) => url.includes('/farm-calculators-'))
  expect(ofSums()).toEqual([])
  await calculators(page).open()
  expect(ofSums()).toHaveLength(1)
})

test('Farm sums saves the last input on the phone until logout', async ({ page }) => {
  await openDashboard(page)
  await calculators(page).open()
  await calculators(page).choose('Loan')
  await calculators(page).fill('Loan', '1.234,5')
  await page.reload()
  await expect(calculators(page).field('Loan')).toHaveValue('1.234,5')
  await calculators(page).panel.getByRole('button', { name: 'Start again' }).click()
  await expect(calculators(page).field('Loan')).toHaveValue('')
  await calculators(page).fill('Loan', '50')
  expect(await kept(page)).toContain('50')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept(page)).toBeNull()
})

test('Farm sums fits the smallest phone and a desktop in seven languages and both themes', async ({
  page,
}) => {
  await signInNewFarmer(page)
  await saveMaizeFarm(page)
  await page.goto('/dashboard?tab=sums')
  const isPhone = (page.viewportSize()?.width ?? 0) < 960
  if (isPhone) await page.setViewportSize({ width: 320, height: 640 })
  await fillMargin(page)
  for (const [language, name] of Object.entries(LANGUAGES)) {
    await calculators(page).speak(language)
    await expect(calculators(page).panel.getByRole('button', { name, exact: true })).toBeVisible()
    const direction = language === 'العربية' ? 'rtl' : 'ltr'
    await expect(page.locator('.sums')).toHaveAttribute('dir', direction)
    for (const way of await calculators(page).panel.getByRole('group').getByRole('button').all()) {
      await way.click()
      await waitForLayout(page)
      expect.soft(await horizontalOverflow(page), `wider in ${language}`).toBe(0)
      expect.soft(await findClippedWords(page), `cut off in ${language}`).toEqual([])
      expect.soft(await calculators(page).panel.textContent()).not.toMatch(/NaN|Infinity|undefined/)
    }
    if (isPhone) expect.soft(await findSmallTargets(page), `too small in ${language}`).toEqual([])
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, '#panel-sums')
  }
})
