import type { Page } from '@playwright/test'
import { says } from '@smart-farming/upstream-doubles/openai'
import { lastPhotos, lastQuestion } from '@smart-farming/upstream-doubles/openai-prompt'
import { startProduct } from '../../src/product.ts'
import { createCameraPhoto, GPS_MARKERS, imageSize } from '../support/devices/photos.ts'
import { openDashboard } from '../support/farmers.ts'
import { chatPanel } from '../support/features/chat.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../support/product-fixture.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../support/test.ts'

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

test('the chat shrinks a photo and removes its location before sending it with the question', async ({
  page,
  world,
}) => {
  world.model.respond(says('It is leaf rust.'))
  await openDashboard(page)
  const { send, log, tool, input } = chatPanel(page)
  const original = await createCameraPhoto(page)
  expect(original.length).toBeGreaterThan(KB_400)
  for (const mark of GPS_MARKERS) expect(original.includes(Buffer.from(mark, 'latin1'))).toBe(true)

  await expect(addButton(page)).toBeEnabled()
  await choose(page, original)
  await ready(page)
  await expect(send).toBeDisabled()
  await input.fill(question)
  const { message, image, bytes } = await sentPhoto(page, () => input.press('Enter'))
  expect(message).toBe(question)
  expect(bytes.length).toBeLessThanOrEqual(KB_400)
  for (const mark of [...GPS_MARKERS, 'Exif', 'http://ns.adobe.com/xap'])
    expect(bytes.includes(Buffer.from(mark, 'latin1')), mark).toBe(false)
  expect(await imageSize(page, image)).toEqual({ width: 1024, height: 683 })

  await expect(log.getByText('It is leaf rust.')).toBeVisible()
  await expect(log.getByRole('img', { name: 'Photo' })).toBeVisible()
  const asked = world.model.calls.at(-1)
  if (!asked) throw new Error('the model was not asked')
  expect([lastQuestion(asked), lastPhotos(asked)]).toEqual([question, [`data:image/jpeg;base64,${image}`]])

  const again = await sentPhoto(page, () => tool('Ask again').click())
  expect(again.image).toBe(image)
  await expect(log.getByText('It is leaf rust.')).toBeVisible()
  const next = await sentPhoto(page, () => chatPanel(page).ask('And now?'))
  expect(next.image).toBeUndefined()
})
