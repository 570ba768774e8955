import type { Page } from '@playwright/test'
import { atDashboard, fillLogin, newFarmer, signedIn, submit } from '../support/farmers.ts'
import { chat } from '../support/features/chat.ts'
import { savedFarm, sums } from '../support/features/sums.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { wordsCutOff } from '../support/look/cut-off.ts'
import { drawn, overflow } from '../support/look/layout.ts'
import { smallTargets } from '../support/look/touch.ts'
import { expect, test } from '../support/test.ts'

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
  await sums(page).fill('Area', '2')
  await sums(page).fill('Yield', '20')
  await sums(page).fill('Price per', '30')
  await sums(page).fill('Costs per', '250')
  await sums(page).fill('Selling costs', '2')
}

test('the sums are one press away, in the address, beside two tabs that stay as they are', async ({
  page,
}) => {
  await atDashboard(page)
  await sums(page).open()
  await expect(page).toHaveURL('/dashboard?tab=sums')
  await expect(page).toHaveTitle('Farm sums · Smart Farming')
  await expect(sums(page).panel.getByRole('heading', { name: 'Farm sums' })).toBeInViewport()
  await expect(sums(page).way).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[aria-current=page]')).toHaveCount(1)
  await expect(page.getByRole('tab')).toHaveText(['Market Intelligence', 'Farm Assistant'])
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await sums(page).fill('Area', '3')
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(chat(page).input).toBeVisible()
  await expect(sums(page).panel).toBeHidden()
  await page.goBack()
  await expect(sums(page).field('Area')).toHaveValue('3')
})

test('the script of the sums is fetched when they are first opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await atDashboard(page)
  await page.waitForLoadState('networkidle')
  const ofSums = () => scripts.filter((url) => url.includes('/farm-sums-'))
  expect(ofSums()).toEqual([])
  await sums(page).open()
  expect(ofSums()).toHaveLength(1)
})

test('a sum begins with the farm’s crop, unit, currency and newest price, and follows what is typed', async ({
  page,
}) => {
  await signedIn(page)
  await savedFarm(page)
  await page.goto('/dashboard?tab=sums')
  const { panel, result } = sums(page)
  await expect(panel.getByRole('combobox', { name: 'Crop' })).toHaveValue('maize')
  await expect(sums(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  expect(await sums(page).note('Price per bag')).toMatch(/^Latest: USD.1\d\.\d+, world price, February 2026$/)
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('t')
  await expect(sums(page).field('Price per tonne')).toHaveValue(/^20\d\.\d+$/)
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('bag')
  await fillMargin(page)
  await expect(result).toContainText(/Gross margin\s*USD.620/)
  await expect(result).toContainText(/Break-even price per bag \(90 kg\)\s*USD.14\.50/)
  await sums(page).fill('Costs per', '900')
  await expect(result).toContainText(/Loss\s*USD.680/)
  await expect(result).toContainText('The price must rise')
})

for (const [title, { of, fields, comesTo }] of Object.entries({
  storage: {
    of: 'Storage',
    fields: { Quantity: '100', 'Price today': '30', Months: '5', Losses: '4', Storage: '150', Interest: '1' },
    comesTo: '34.38',
  },
  moisture: {
    of: 'Moisture',
    fields: { Weight: '1000', 'Moisture now': '20', 'Moisture wanted': '14' },
    comesTo: '930.23',
  },
  plants: {
    of: 'Plants and seed',
    fields: { Area: '1', 'Between rows': '75', 'Between plants': '10' },
    comesTo: '133,333',
  },
  units: { of: 'Units', fields: { Amount: '10' }, comesTo: '900 kg' },
  loan: { of: 'Loan', fields: { Loan: '100000', Months: '12', Interest: '12' }, comesTo: '8,884.88' },
}))
  test(`a sum of ${title}`, async ({ page }) => {
    await atDashboard(page)
    await sums(page).open()
    await sums(page).choose(of)
    for (const [field, text] of Object.entries(fields)) await sums(page).fill(field, text)
    await expect(sums(page).result).toContainText(comesTo)
  })

test('numbers are read with a decimal comma, and in Arabic and Devanagari digits', async ({ page }) => {
  await atDashboard(page)
  await sums(page).open()
  await sums(page).choose('Moisture')
  await sums(page).fill('Moisture now', '20,5')
  await sums(page).fill('Moisture wanted', '१४')
  await sums(page).fill('Weight', '١٠٠٠')
  await expect(sums(page).result).toContainText('924.42')
  await sums(page).fill('Weight', '1,000')
  await expect(sums(page).result).toContainText('924.42')
  expect(await sums(page).note('Weight')).toBe('Read as 1,000')
})

test('an empty, zero, negative or unreadable field says what it needs, and no figure is told', async ({
  page,
}) => {
  await atDashboard(page)
  await sums(page).open()
  await fillMargin(page)
  for (const [text, need] of [
    ['', 'Enter a number above 0.'],
    ['0', 'Enter a number above 0.'],
    ['-3', 'Enter a number above 0.'],
    ['three', 'Use digits only, e.g. 1250.5'],
    ['1e400', 'Use digits only, e.g. 1250.5'],
    ['99999999999999', 'This number is too large.'],
  ] as const) {
    await sums(page).fill('Yield', text)
    expect(await sums(page).note('Yield'), text).toBe(need)
    await expect(sums(page).result).toContainText('Fill in: Yield per')
    expect(await sums(page).panel.textContent()).not.toMatch(/NaN|Infinity|∞|undefined/)
  }
  await sums(page).fill('Yield', '1')
  await sums(page).fill('Costs per', '-1')
  expect(await sums(page).note('Costs per')).toBe('Enter 0 or more.')
  await sums(page).fill('Costs per', '0')
  await expect(sums(page).result).toContainText('Gross margin')
})

test('"Ask about this" carries the sum into the chat, behind what was typed there, to be edited', async ({
  page,
}) => {
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await chat(page).input.fill('One question.')
  await sums(page).open()
  await fillMargin(page)
  await sums(page).ask.click()
  await expect(page).toHaveURL('/dashboard?tab=market')
  await expect(chat(page).input).toBeInViewport()
  await expect(chat(page).input).toHaveValue(
    /^One question\.\nMy sum: Gross margin and break-even\. .*Area: 2 ha; .*Result: Gross margin: .*620; .*\?$/,
  )
  await expect(chat(page).send).toBeEnabled()
  await chat(page).input.fill('Only this.')
  await expect(chat(page).input).toHaveValue('Only this.')
})

test('the last input stays on the phone, until the farmer logs out', async ({ page }) => {
  await atDashboard(page)
  await sums(page).open()
  await sums(page).choose('Loan')
  await sums(page).fill('Loan', '1.234,5')
  await page.reload()
  await expect(sums(page).field('Loan')).toHaveValue('1.234,5')
  await sums(page).panel.getByRole('button', { name: 'Start again' }).click()
  await expect(sums(page).field('Loan')).toHaveValue('')
  await sums(page).fill('Loan', '50')
  expect(await kept(page)).toContain('50')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept(page)).toBeNull()
})

test('a shared phone keeps no sum', async ({ page }) => {
  const farmer = newFarmer()
  await page.request.post('/api/signup', { data: farmer })
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel('Shared phone: save nothing here').check()
  await submit(page).click()
  await sums(page).open()
  await sums(page).fill('Area', '7')
  await expect(sums(page).field('Area')).toHaveValue('7')
  expect(await kept(page)).toBeNull()
})

test('in seven languages the sums fit the smallest phone and a desk, in light and dark', async ({ page }) => {
  await signedIn(page)
  await savedFarm(page)
  await page.goto('/dashboard?tab=sums')
  const isPhone = (page.viewportSize()?.width ?? 0) < 960
  if (isPhone) await page.setViewportSize({ width: 320, height: 640 })
  await fillMargin(page)
  for (const [language, name] of Object.entries(LANGUAGES)) {
    await sums(page).speak(language)
    await expect(sums(page).panel.getByRole('button', { name, exact: true })).toBeVisible()
    const direction = language === 'العربية' ? 'rtl' : 'ltr'
    await expect(page.locator('.sums')).toHaveAttribute('dir', direction)
    for (const way of await sums(page).panel.getByRole('group').getByRole('button').all()) {
      await way.click()
      await drawn(page)
      expect.soft(await overflow(page), `wider in ${language}`).toBe(0)
      expect.soft(await wordsCutOff(page), `cut off in ${language}`).toEqual([])
      expect.soft(await sums(page).panel.textContent()).not.toMatch(/NaN|Infinity|undefined/)
    }
    if (isPhone) expect.soft(await smallTargets(page), `too small in ${language}`).toEqual([])
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, '#panel-sums')
  }
})
