import type { Page } from '@playwright/test'
import { startProduct } from '../../../src/product.ts'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import { createCameraPhoto, imageSize } from '../../support/devices/photos.ts'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../../support/test.ts'

const product = createProductFixture((modelUrl: string) =>
  startProduct({
    ...GENEROUS_LIMITS,
    WEATHER_PROVIDERS: 'sample',
    PRICE_REFRESH: 'off',
    OPENAI_BASE_URL: `${modelUrl}/v1`,
    OPENAI_VISION: 'on',
  }),
)
const test = base.extend({
  baseURL: [async ({ world }, use) => use((await product(world.model.url)).url), START_FIXTURE_OPTIONS],
})

const KB_400 = 400_000
const question = 'Why does this leaf have spots?'
const addButton = (page: Page) => chatPanel(page).panel.getByRole('button', { name: 'Add a photo' })
const choose = (page: Page, buffer: Buffer, name = 'IMG_0001.jpg') =>
  chatPanel(page).panel.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
const ready = (page: Page) => expect(chatPanel(page).panel.getByText('it is not saved')).toBeVisible()

async function sentPhoto(page: Page, send: () => Promise<void>, path = '/api/chat/market') {
  const [request] = await Promise.all([page.waitForRequest(`**${path}`), send()])
  const { image, message } = request.postDataJSON()
  return { message, image, bytes: Buffer.from(image ?? '', 'base64') }
}

base('without OPENAI_VISION the chat has no photo button', async ({ page }) => {
  await openDashboard(page)
  await chatPanel(page).ask(question)
  await expect(chatPanel(page).log.getByText(`You asked: ${question}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a photo' })).toHaveCount(0)
  await expect(page.locator('input[type="file"]')).toHaveCount(0)
})

test("the chat lowers a photo's quality until the file is small enough", async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    const tried: unknown[] = []
    Object.assign(globalThis, { tried })
    HTMLCanvasElement.prototype.toBlob = function (give, type, quality) {
      tried.push(quality)
      return toBlob.call(this, give, type, quality)
    }
  })
  await openDashboard(page)
  await choose(page, await createCameraPhoto(page, { width: 1024, height: 1024, isNoise: true }))
  await ready(page)
  expect(await page.evaluate('globalThis.tried.length')).toBeGreaterThan(1)
  const { bytes, image } = await sentPhoto(page, () => chatPanel(page).ask(question))
  expect(bytes.length).toBeLessThanOrEqual(KB_400)
  expect(await imageSize(page, image)).toEqual({ width: 1024, height: 1024 })
})

test('the chat rejects a photo that cannot be made small enough, and a file that is not a photo', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (give) =>
      give(new Blob([new Uint8Array(400_001)], { type: 'image/jpeg' }))
  })
  await openDashboard(page)
  const { panel } = chatPanel(page)
  await choose(page, await createCameraPhoto(page, { width: 40, height: 40 }))
  await expect(panel.getByText('still over 400 KB at the lowest quality')).toBeVisible()
  await choose(page, Buffer.from('Dear diary'))
  await expect(panel.getByText('This photo cannot be read.')).toBeVisible()
  const { image } = await sentPhoto(page, () => chatPanel(page).ask(question))
  expect(image).toBeUndefined()
})

test('a photo can be removed, and stays with the question when the question is edited', async ({ page }) => {
  await openDashboard(page)
  const { panel, log, tool } = chatPanel(page)
  const photo = await createCameraPhoto(page, { width: 300, height: 200 })
  await choose(page, photo)
  await ready(page)
  await tool('Remove photo').click()
  expect((await sentPhoto(page, () => chatPanel(page).ask('Maize?'))).image).toBeUndefined()
  await expect(log.getByText('You asked: Maize?')).toBeVisible()

  await choose(page, photo)
  await ready(page)
  const { image } = await sentPhoto(page, () => chatPanel(page).ask(question))
  await expect(log.getByText(`You asked: ${question}`)).toBeVisible()
  await panel.getByRole('button', { name: `Edit: ${question}` }).click()
  await panel.getByRole('textbox', { name: 'Change your question' }).fill('Which illness?')
  const edited = await sentPhoto(page, () => tool('Send again').click())
  expect([edited.message, edited.image]).toEqual(['Which illness?', image])
})

test('the photo button says why it is disabled offline, and a question with a photo is not queued', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  const { panel, log, tool } = chatPanel(page)
  await choose(page, await createCameraPhoto(page, { width: 300, height: 200 }))
  await ready(page)
  await chatPanel(page).input.focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(addButton(page).or(tool('Change the photo'))).toBeDisabled()
  await expect(panel.getByText('Photos need a connection.')).toBeVisible()
  await chatPanel(page).ask(question)
  await expect(tool('Ask again')).toBeVisible()
  await expect(tool('Send it when the network is back')).toHaveCount(0)
  await context.setOffline(false)
  await tool('Ask again').click()
  await expect(log.getByText(`You asked: ${question}`)).toBeVisible()
  await expect(addButton(page)).toBeEnabled()
})

test('the Farm Assistant accepts photos', async ({ page }) => {
  await openDashboard(page)
  const photo = await createCameraPhoto(page, { width: 300, height: 200 })
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  await frame.locator('input[type="file"]').setInputFiles({
    name: 'leaf.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  await expect(frame.getByText('it is not saved')).toBeVisible()
  await frame.getByRole('textbox').fill(question)
  const { image } = await sentPhoto(
    page,
    () => frame.getByRole('textbox').press('Enter'),
    '/api/chat/assistant',
  )
  expect(await imageSize(page, image)).toEqual({ width: 300, height: 200 })
})

test('the phone stores no part of a photo', async ({ page }) => {
  await openDashboard(page)
  await choose(page, await createCameraPhoto(page, { width: 300, height: 200 }))
  await ready(page)
  const { image } = await sentPhoto(page, () => chatPanel(page).ask(question))
  await expect(chatPanel(page).log.getByText(`You asked: ${question}`)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name)
      await new Promise((give) => open.addEventListener('success', give))
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll()
        await new Promise((give) => all.addEventListener('success', give))
        rows.push(all.result)
      }
      open.result.close()
    }
    return JSON.stringify(rows)
  })
  expect(kept.length).toBeGreaterThan(2)
  expect(kept).not.toContain(image.slice(200, 240))
})

test('a photo on the smallest phone fits, has large targets and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDashboard(page)
  await choose(page, await createCameraPhoto(page, { width: 200, height: 300 }))
  await ready(page)
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findSmallTargets(page)).toEqual([])
  await expectAccessible(page)
})
