import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

const count = (value: number) => formatNumber(tag, value)

/** Output of `pnpm spending`. */
export const spending = {
  usage: `Prints who used the model's tokens on a day (UTC), by shortened address and age of account, and how often
the weather providers were called.

  pnpm spending [--day <date>] [--limit <number>] [--json]

  --day     such as 2026-09-01 (default today); addresses are deleted after a day or two
  --limit   maximum number of networks and of accounts (default 20)
  --json    as JSON, for programs (pnpm --silent spending --json prints nothing else)
`,
  failed: 'The usage cannot be read',
  noDay: ({ text }: { text: string }) => `--day: "${text}" is not a date such as 2026-09-01.`,
  noLimit: '--limit: must be a whole number above 0.',
  wrongOptions: 'Wrong options.',
  heads: {
    tokens: 'Tokens',
    allFarmers: 'All farmers',
    newAccounts: 'New accounts',
    network: 'Network',
    addresses: 'Addresses',
    signUps: 'New accounts in 24 h',
    account: 'Account',
    age: 'Age',
    provider: 'Provider',
    calls: 'Calls',
  },
  count: ({ value }: { value: number }) => count(value),
  countOf: ({ value, most }: { value: number; most: number }) => `${count(value)} of ${count(most)}`,
  deleted: 'deleted',
  hours: ({ hours }: { hours: number }) => `${hours} h`,
  days: ({ days }: { days: number }) => `${days} days`,
  nobody: 'Nobody has asked the model.',
}
