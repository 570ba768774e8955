import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accountSection, expectUsable, openAccount, submitForm } from '../support/accounts/account.ts'
import { fillLogin, submitButton } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'
import { unzip } from '../support/unzip.ts'

const better = 'four goats eat blue maize'
const group = /^[0-9A-Z]{4}\s*$/

async function writtenCode(page: Page): Promise<string> {
  const recovery = accountSection(page, 'Recovery code')
  await recovery.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect(recovery.getByText(group)).toHaveCount(6)
  const groups = await recovery.getByText(group).allTextContents()
  await recovery.getByRole('button', { name: 'I have written it down' }).click()
  await expect(recovery.getByText('Your recovery code is now active.')).toBeVisible()
  return groups.join('').replaceAll(' ', '')
}

test('a recovery code sets a new password, and the page then shows the next code', async ({ page }) => {
  const farmer = await openAccount(page)
  const code = await writtenCode(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.locator('main', { hasText: 'Forgotten password' }).getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Recovery code').fill('ABCD EFGH JKMN PQRS TVWX YZ01')
  await page.getByLabel('New password').fill(better)
  await submitButton(page).click()
  const refusal = await page.getByRole('alert').textContent()
  await page.getByLabel('Username').fill('Nobody At All')
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: 'Set the new password' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText(refusal ?? '')
  await page.getByLabel('Username').fill(farmer.username)
  await page.getByLabel('Recovery code').fill(code.toLowerCase())
  await submitButton(page).click()
  await expect(page.getByText(group)).toHaveCount(6)
  await expectUsable(page)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await fillLogin(page, { ...farmer, password: better })
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('"Download my data" saves everything as one zip file', async ({ page }) => {
  const farmer = await openAccount(page)
  const exporting = accountSection(page, 'Download my data')
  await exporting.getByRole('button', { name: 'Save everything as a file' }).click()
  await exporting.getByLabel('Your password').fill(farmer.password)
  const download = page.waitForEvent('download')
  await submitForm(exporting)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^smart-farming-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(await readFile(await file.path()))
  expect(files['README.txt']).toContain(farmer.username)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
    account: { username: farmer.username, farmName: farmer.farmName },
  })
  expect(files['events.csv']).toMatch(/^\uFEFFat,kind,device,network\r\n/)
  expect(Object.values(files).join()).not.toContain(farmer.password)
  await expect(exporting.getByText(/^Saved as smart-farming/)).toBeVisible()
})

test('login shows when a deleted account will be erased, and logging in restores it', async ({ page }) => {
  const farmer = await openAccount(page)
  const deleting = accountSection(page, 'Delete my account')
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(farmer.password)
  await submitForm(deleting)
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}\. Log in before then/),
  ).toBeVisible()
  await expectUsable(page)
  await fillLogin(page, farmer)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Show account activity' }).click()
  await expect(page.getByText('Account deletion was cancelled by a login')).toBeVisible()
  await page.goto('/login')
  await expect(page.getByText(/^Your account will be deleted/)).toHaveCount(0)
})
