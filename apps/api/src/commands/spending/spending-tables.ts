import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { SpendingReport } from '../../chat/budget/spending-report-store.ts'
import { formatTable } from '../table.ts'

export interface Spending extends SpendingReport {
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** Daily token limits; undefined if no model is configured. */
  caps: { service: number; newcomers: number } | undefined
  /** The day's calls of each weather provider; `most` is the daily limit. */
  providers: readonly { provider: string; calls: number; most: number | undefined }[]
}

type Said = ServerMessages['commands']['spending']

/** Formats the report: spending by network and by account, and calls of the providers. */
export function spendingAsText({ day, caps, providers, ...report }: Spending, said: Said): string {
  const { networks, accounts } = report
  const { heads } = said
  const of = (value: number, most: number | undefined) =>
    most === undefined ? said.count({ value }) : said.countOf({ value, most })
  const all = formatTable(
    [heads.tokens, day],
    [
      [heads.allFarmers, of(report.tokens, caps?.service)],
      [heads.newAccounts, of(report.newAccounts, caps?.newcomers)],
    ],
  )
  const byNetwork = networks.map(({ network, ...counts }) => [
    network,
    ...[counts.tokens, counts.addresses, counts.signUps].map((value) => said.count({ value })),
  ])
  const byAccount = accounts.map(({ id, tokens, ageHours }) => [
    String(id),
    said.count({ value: tokens }),
    age(ageHours, said),
  ])
  const calls = providers.map(({ provider, calls: made, most }) => [provider, of(made, most)])
  return [
    all,
    ...(networks.length > 0
      ? [formatTable([heads.network, heads.tokens, heads.addresses, heads.signUps], byNetwork)]
      : []),
    accounts.length > 0 ? formatTable([heads.account, heads.tokens, heads.age], byAccount) : said.nobody,
    ...(providers.length > 0 ? [formatTable([heads.provider, heads.calls], calls)] : []),
  ].join('\n\n')
}

function age(hours: number | null, said: Said): string {
  if (hours === null) return said.deleted
  return hours < 48 ? said.hours({ hours }) : said.days({ days: Math.floor(hours / 24) })
}
