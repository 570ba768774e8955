import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds } from '@smart-farming/upstream-doubles/openai-tools'
import { openDashboard } from '../support/farmers.ts'
import { chatPanel, mockAnswer, richAnswer, worldBankSource } from '../support/features/chat.ts'
import { expect, test } from '../support/test.ts'

const leftOut = '2 statements about prices were left out because they could not be checked.'
const maizePrice = callsTools({ name: 'latest_price', arguments: '{"commodity":"maize"}' })

test('an answer appears while the model writes it; Stop ends the call and keeps the partial text', async ({
  page,
  world,
}) => {
  world.model.respond(streamFaults.stalls('Maize\ndepends on much.'))
  await openDashboard(page)
  const { panel, send, tool, log, spinner } = chatPanel(page)
  await chatPanel(page).ask('What does maize depend on?')
  await expect(panel.getByText('Maize', { exact: true })).toBeVisible()
  await expect(spinner).toHaveText('Answering...')
  await expect(send).toBeDisabled()
  await expect(log.getByText('Maize', { exact: true })).toHaveCount(0)
  await tool('Stop').click()
  expect(await world.model.calls.at(-1)?.ended).toBe('aborted')
  await expect(log.getByText('The answer was stopped.')).toBeVisible()
  await expect(log.getByText('Maize', { exact: true })).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Conversation' })).toBeFocused()

  world.model.respond(says('Weather, stocks and demand.'))
  await tool('Ask again').click()
  await expect(log.getByText('Weather, stocks and demand.')).toBeVisible()
  await expect(log.getByText('The answer was stopped.')).toHaveCount(0)
})

test('an answer about prices cites its source and leaves out unsupported prices', async ({ page, world }) => {
  world.model.respond(
    inRounds(
      maizePrice,
      says(
        'Maize was USD 210 per tonne in February 2026. It is 987 KES in Nakuru. Ask at several markets before you agree.',
      ),
    ),
  )
  await openDashboard(page)
  const { log } = chatPanel(page)
  await chatPanel(page).ask('What is maize worth?')
  await expect(
    log.getByText('1 statement about prices was left out because it could not be checked.'),
  ).toBeVisible()
  await expect(log.getByText('987')).toHaveCount(0)
  await expect(log.getByText('USD 210 per tonne')).toBeVisible()
  const source = log.getByRole('listitem').filter({ hasText: 'World Bank Pink Sheet' })
  await expect(source).toContainText('latest February 2026')
  await expect(source.getByRole('link')).toHaveAttribute('href', /worldbank\.org/)
})

test('Markdown in an answer is formatted, but HTML, images and unsafe links are dropped', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  const bad =
    '<img src=x onerror="window.owned=1"> ![p](https://pictures.example/a.png) [x](javascript:window.owned=1) [y](/api/logout)'
  await mockAnswer(page, `${richAnswer}\n\n${bad}`, { sources: [worldBankSource], notes: [leftOut] })
  await openDashboard(page)
  const { log } = chatPanel(page)
  await chatPanel(page).ask('What is maize worth?')
  await expect(log.getByRole('heading', { name: 'Maize', level: 3 })).toBeVisible()
  await expect(log.getByRole('columnheader')).toHaveText(['Crop', 'Month', 'USD per tonne'])
  await expect(log.getByRole('listitem')).not.toHaveCount(0)
  await expect(log.getByText(leftOut)).toBeVisible()
  const link = log.getByRole('link', { name: /World Bank's page/ })
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(log.locator('img')).toHaveCount(0)
  await expect(log.getByRole('link', { name: /^[xy]$/ })).toHaveCount(0)
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
  expect(loaded.filter((url) => url.includes('pictures.example'))).toEqual([])
})
