import type { FrameLocator, Page } from '@playwright/test'
import { says } from '@smart-farming/upstream-doubles/openai'
import { openDashboard } from '../../support/farmers.ts'
import { expect, test } from '../../support/test.ts'

const advice = 'General advice from the AI model; not checked against a source.'
const list = `Store it like this:

1. Dry the grain to 13 % moisture.
2. Maize sells at KES 3,450 a bag in Nakuru today.
3. Fill bags of 90 kg to the top.
   - Keep them 15 cm off the floor.`
const table = `| When | Fertiliser | Rate |
|---|---|---|
| Planting | NPK 17:17:17 | 150 kg/ha |
| 4 weeks later | Urea | 75 kg/ha |`
const half = `##Warmth
Keep chicks at **32 °C in week 1 and lower it by 3 °C a week.
• Give 15 g of mash a day.`
const paragraphs = ['one', 'two', 'three', 'four', 'five', 'six']
  .map((name) => `This is paragraph ${name} on weeding at 3 weeks.`)
  .join('\n\n')

/** A chat tab's log and question field. The Farm Assistant's are inside a frame. */
async function opened(page: Page, tab: 'Market Intelligence' | 'Farm Assistant') {
  await page.getByRole('tab', { name: tab }).click()
  const inside: Page | FrameLocator = tab === 'Farm Assistant' ? page.frameLocator('iframe') : page
  const input = inside.getByRole('textbox', { name: 'Your question' })
  return {
    log: inside.getByRole('log'),
    suggestions: inside.getByRole('list', { name: 'Suggested questions' }).getByRole('button'),
    async ask(question: string) {
      await input.fill(question)
      await input.press('Enter')
    },
  }
}

for (const tab of ['Market Intelligence', 'Farm Assistant'] as const) {
  test(`${tab}: shows lists, tables, broken Markdown and six paragraphs of a model answer in full`, async ({
    page,
    world,
  }) => {
    await openDashboard(page)
    const { log, ask, suggestions } = await opened(page, tab)

    world.model.respond(says(list))
    await ask('How do I store maize?')
    await expect(
      log.getByRole('listitem').filter({ hasText: 'Dry the grain to 13 % moisture.' }),
    ).toBeVisible()
    await expect(
      log.getByRole('listitem').filter({ hasText: 'Keep them 15 cm off the floor.' }).last(),
    ).toBeVisible()
    await expect(log).not.toContainText('3,450')
    await expect(
      log.getByText('1 statement about prices was left out because it could not be checked.'),
    ).toBeVisible()
    await expect(log.getByText(advice)).toBeVisible()
    await expect(log).not.toContainText('Checked:')
    await expect(suggestions).not.toHaveCount(0)

    world.model.respond(says(table))
    await ask('How much fertiliser for maize?')
    await expect(log.getByRole('columnheader')).toHaveText(['When', 'Fertiliser', 'Rate'])
    await expect(log.getByRole('row')).toHaveCount(3)

    world.model.respond(says(half))
    await ask('How warm do chicks need it?')
    await expect(log.getByText('lower it by 3 °C a week.')).toBeVisible()
    await expect(log.getByText('Give 15 g of mash a day.')).toBeVisible()

    world.model.respond(says(paragraphs))
    await ask('When do I weed?')
    await expect(log.getByRole('paragraph').filter({ hasText: /^This is paragraph/ })).toHaveCount(6)
  })
}
