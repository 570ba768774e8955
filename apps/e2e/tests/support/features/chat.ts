import type { Page } from '@playwright/test'

/** The Market Intelligence tab. */
export function chatPanel(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  return {
    panel,
    input: panel.getByRole('textbox'),
    send: panel.getByRole('button', { name: 'Send' }),
    clear: panel.getByRole('button', { name: 'Clear' }),
    spinner: panel.getByRole('region', { name: 'Conversation' }).getByRole('status'),
    /** Actions on the last answer, complete or not: Stop, Copy, Ask again. */
    tool: (name: string) => panel.getByRole('button', { name, exact: true }),
    log: panel.getByRole('log'),
    /** Scroll container of the messages. */
    scroller: panel.getByRole('region', { name: 'Conversation' }),
    async ask(question: string) {
      await this.input.fill(question)
      await this.input.press('Enter')
    },
  }
}

const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content }, finish_reason: null }], ...more })}\n\n`

/**
 * Answers chat requests with this text instead of the server. The stream ends with `[DONE]`, unless
 * `isCut`.
 */
export async function mockAnswer(
  page: Page,
  content: string,
  { isCut = false, ...more }: { isCut?: boolean; sources?: object[]; notes?: string[] } = {},
): Promise<void> {
  const body = chunk(content) + (isCut ? '' : `${chunk('', more)}data: [DONE]\n\n`)
  await page.route('**/api/chat/market', (route) =>
    route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body }),
  )
}

/** An answer with every part it can have. */
export const richAnswer = `## Maize

The **world price** was *USD 210 per tonne* in February 2026, ~~USD 212~~ after a revision, and 987 KES in Nakuru.

| Crop | Month | USD per tonne |
|---|---|--:|
| Maize | February 2026 | 210 |
| Wheat | February 2026 | 258 |

1. Look at the [World Bank's page](https://www.worldbank.org/en/research/commodity-markets).
2. Compare with your market:
   - transport
   - drying, \`14 %\` moisture

> Prices vary with quality.

\`\`\`
210 x 6 = 1,260
\`\`\`
`

export const worldBankSource = {
  name: 'World Bank Pink Sheet',
  series: 'Maize',
  date: '2026-02',
  unit: 'USD per mt',
  url: 'https://www.worldbank.org/en/research/commodity-markets',
  licence: 'CC BY 4.0',
}
