import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

const usual = 'At least 6 characters. Four words (15+ characters) are hard to guess.'

test('signup warns about a weak password when the field loses focus, without moving the form', async ({
  page,
  request,
}) => {
  // On a busy machine, the password lists take longer to load than a page waits.
  const asked = () => request.post('/api/password-hint', { data: { password: 'sunshine' } })
  await expect.poll(async () => (await asked()).status()).toBe(200)
  const { width: own = 0, height = 0 } = page.viewportSize() ?? {}
  const password = page.getByLabel('Password', { exact: true })
  const below = page.getByLabel('Confirm Password')
  // The test's own width, the smallest phone and a desktop.
  for (const width of [own, 320, 1280]) {
    await page.setViewportSize({ width, height })
    await page.goto('/signup')
    const note = page.getByText(usual)
    await expect(password).toHaveAccessibleDescription(usual)
    const noteId = await note.getAttribute('id')
    await page.getByLabel('Name', { exact: true }).fill('Wanjiku')
    const before = await below.boundingBox()
    for (const [typed, said] of [
      ['sunshine', /^This is one of the first passwords people guess\./],
      ['P@ssw0rd', /^Small changes to common passwords/],
      ['wanjiku77', /^People guess your name, farm and village/],
      ['pineapples9', /^A single word or name/],
      ['zebzebzebzeb', /^Repeated letters or words/],
      ['four goats eat blue maize', usual],
    ] as const) {
      await password.fill(typed)
      await page.getByLabel('Farm Name').focus()
      await expect(page.locator(`#${noteId}`), `${width}`).toHaveText(said)
      expect(await below.boundingBox(), `${width}`).toEqual(before)
    }
  }
})

test('signup warns about a weak password entered before the script has run', async ({ page }) => {
  const script = await holdRequests(page, '**/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('sunshine')
  await page.getByLabel('Farm Name').focus()
  script.open()
  await expect(page.getByText(/^This is one of the first passwords people guess\./)).toBeVisible()
})
