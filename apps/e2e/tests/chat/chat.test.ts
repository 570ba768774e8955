import { hang, status } from '@smart-farming/upstream-doubles/faults'
import { says } from '@smart-farming/upstream-doubles/openai'
import { atDashboard } from '../support/farmers.ts'
import { chat } from '../support/features/chat.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'

const EMPTY = 'Ask me about crop prices, market trends, or farming economics!'

test('"Empty state: \'Ask me about crop prices, market trends, or farming economics!\'"; "a Clear button, shown only when messages exist"', async ({
  page,
}) => {
  await atDashboard(page)
  const { panel, clear, input } = chat(page)
  await expect(panel.getByText(EMPTY)).toBeVisible()
  await expect(clear).toHaveCount(0)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(clear).toBeVisible()
  await expect(panel.getByText(EMPTY)).toHaveCount(0)
})

test('"An input that sends on the Enter key"; "User messages are labelled \'You\'; replies are labelled \'AI Assistant\'."', async ({
  page,
  world,
}) => {
  world.model.respond(says('Maize: see the market board.'))
  await atDashboard(page)
  const { panel, input } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
  await expect(panel.getByText('You', { exact: true })).toBeVisible()
  await expect(panel.getByText('Maize: see the market board.')).toBeVisible()
  await expect(panel.getByText('AI Assistant', { exact: true })).toBeVisible()
  await expect(input).toHaveValue('')
})

test('"a Send button, and a spinner while waiting"; "sending adds the user message, sets busy, then adds the assistant reply"', async ({
  page,
}) => {
  await atDashboard(page)
  const { panel, input, send, spinner } = chat(page)
  const call = await gate(page, '**/api/chat/market')
  await expect(spinner).toBeHidden()
  await input.fill('What is maize worth?')
  await send.click()
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
  await expect(spinner).toBeVisible()
  await expect.poll(() => call.held.length).toBe(1)
  await expect(send).toBeDisabled()
  await input.fill('And beans?')
  await expect(send).toBeDisabled() // "Send is disabled while busy"
  await input.press('Enter')
  expect(call.held).toHaveLength(1)
  expect(call.held[0]?.postDataJSON()).toMatchObject({ message: 'What is maize worth?' })
  call.open()
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await expect(spinner).toBeHidden()
  await expect(send).toBeEnabled()
})

test('"an empty or whitespace-only message is not sent; Send is disabled while busy or empty"', async ({
  page,
}) => {
  await atDashboard(page)
  const { input, send } = chat(page)
  const call = await gate(page, '**/api/chat/market')
  await expect(send).toBeDisabled()
  await input.fill('   \n ')
  await expect(send).toBeDisabled()
  await input.press('Enter')
  expect(call.held).toEqual([])
})

test('"Clear empties the history."; a reply on its way does not come back', async ({ page }) => {
  await atDashboard(page)
  const { panel, input, clear } = chat(page)
  const call = await gate(page, '**/api/chat/market')
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await clear.click()
  await expect(panel.getByText(EMPTY)).toBeVisible()
  await expect(clear).toHaveCount(0)
  call.open()
  await input.fill('And beans?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: And beans?')).toBeVisible()
  await expect(chat(page).log.getByText('maize')).toHaveCount(0)
})

test('"Chat history is not persisted."; but switching tabs keeps it', async ({ page }) => {
  await atDashboard(page)
  const { panel, input } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await page.reload()
  await expect(panel.getByText(EMPTY)).toBeVisible()
})

test('earlier turns go along, so that a second question can lean on the first', async ({ page, world }) => {
  await atDashboard(page)
  const { panel, input } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await input.fill('And last year?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: And last year?')).toBeVisible()
  const { messages } = JSON.parse(world.model.calls.at(-1)?.body ?? '{}')
  const said = messages.map(({ content }: { content: string }) => content)
  expect(said.slice(-3)).toEqual([
    'What is maize worth?',
    'You asked: What is maize worth?',
    'And last year?',
  ])
})

test('"Chat reply without content: \'Sorry, I could not get a response.\'"', async ({ page }) => {
  await page.route('**/api/chat/market', (route) =>
    route.fulfill({ json: { id: 'c', object: 'chat.completion', created: 1, model: 'm', choices: [] } }),
  )
  await atDashboard(page)
  const { panel, input } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('Sorry, I could not get a response.')).toBeVisible()
})

test('"Chat network failure: \'Error getting response. Please try again.\'"; then it works', async ({
  page,
}) => {
  await page.route('**/api/chat/market', (route) => route.abort('internetdisconnected'), { times: 1 })
  await atDashboard(page)
  const { panel, input } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('Error getting response. Please try again.')).toBeVisible()
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
})

test('a model that fails: the built-in answer says so in plain words, and nothing of what it said gets through', async ({
  page,
  world,
}) => {
  world.model.respond(status(500, { error: 'CUDA out of memory at 0x7ffe' }))
  await atDashboard(page)
  const { panel, input, send } = chat(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('AI Assistant', { exact: true })).toBeVisible()
  await expect(panel.getByText('The AI model failed. A basic answer follows.')).toBeVisible()
  await expect(panel.getByText('Maize (world price): GBP')).toBeVisible()
  await expect(panel).not.toContainText('CUDA')
  await input.fill('And beans?')
  await expect(send).toBeEnabled()
})

test('what a model says is text: no markup in it ever runs', async ({ page, world }) => {
  const markup =
    '<img src=x onerror="window.owned=true"><script>window.owned=true</script> [a](javascript:owned)'
  world.model.respond(says(markup))
  await atDashboard(page, { farmName: '<img src=x onerror="window.owned=1">' })
  const { panel, input } = chat(page)
  await input.fill('<b onmouseover="window.owned=1">Maize</b>')
  await input.press('Enter')
  await expect(panel.getByText(markup)).toBeVisible()
  await expect(panel.getByText('<b onmouseover="window.owned=1">Maize</b>', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
})

test('leaving while a reply is awaited lets the model go, too', async ({ page, world }) => {
  world.model.respond(hang)
  await atDashboard(page)
  const { input, clear } = chat(page)
  const before = world.model.calls.length
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect.poll(() => world.model.calls.length).toBe(before + 1)
  await clear.click()
  expect(await world.model.calls[before]?.ended).toBe('aborted')
})
