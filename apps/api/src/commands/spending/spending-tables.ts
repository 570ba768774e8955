import type { SpendingReport } from '../../chat/budget/spending-report-store.ts'
import { table } from '../table.ts'

/** What `pnpm spending` shows. */
export interface Spending extends SpendingReport {
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** Most tokens of a day; undefined where no model is set. */
  caps: { service: number; newcomers: number } | undefined
  /** How often each weather provider was asked, and may be. */
  providers: readonly { provider: string; calls: number; most: number | undefined }[]
}

const number = new Intl.NumberFormat('en-GB')
const of = (value: number, most: number | undefined) =>
  most === undefined ? number.format(value) : `${number.format(value)} of ${number.format(most)}`

/** The report for people: who spends, by network and by account, and how often providers were asked. */
export function spendingAsText({ day, caps, providers, ...report }: Spending): string {
  const { networks, accounts } = report
  const all = table(
    ['Tokens', day],
    [
      ['All farmers', of(report.tokens, caps?.service)],
      ['New accounts', of(report.newAccounts, caps?.newcomers)],
    ],
  )
  const byNetwork = networks.map(({ network, tokens, addresses, signUps }) => [
    network,
    number.format(tokens),
    number.format(addresses),
    number.format(signUps),
  ])
  const byAccount = accounts.map(({ id, tokens, ageHours }) => [
    String(id),
    number.format(tokens),
    age(ageHours),
  ])
  const calls = providers.map(({ provider, calls: made, most }) => [provider, of(made, most)])
  return [
    all,
    ...(networks.length > 0
      ? [table(['Network', 'Tokens', 'Addresses', 'New accounts in 24 h'], byNetwork)]
      : []),
    accounts.length > 0 ? table(['Account', 'Tokens', 'Age'], byAccount) : 'Nobody has asked the model.',
    ...(providers.length > 0 ? [table(['Provider', 'Calls'], calls)] : []),
  ].join('\n\n')
}

function age(hours: number | null): string {
  if (hours === null) return 'deleted'
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
