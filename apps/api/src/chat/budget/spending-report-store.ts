import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { networkFor } from '../../http/limits/networks.ts'

/** Tokens of a day by spender. Addresses are deleted after a day or two. */
export interface SpendingReport {
  /** Tokens used by all farmers; `newAccounts` is the part used by new accounts. */
  tokens: number
  newAccounts: number
  /** By shortened address (IPv4 /24, IPv6 /48), highest first. */
  networks: readonly NetworkSpending[]
  /** Highest first. */
  accounts: readonly AccountSpending[]
}

interface NetworkSpending {
  network: string
  tokens: number
  /** Number of addresses that asked a question; an IPv6 /56 counts as one. */
  addresses: number
  /** Accounts created from this network within the last 24 hours. */
  signUps: number
}

interface AccountSpending {
  id: number
  tokens: number
  /** Age of the account, in hours; null if it no longer exists. */
  ageHours: number | null
}

/**
 * Reads a day's spending.
 * @param day `YYYY-MM-DD`, UTC
 * @param most maximum length of each list
 */
export async function spendingReport(database: Database, day: string, most: number): Promise<SpendingReport> {
  const [shared, accounts, addresses, signUps] = await Promise.all([
    database.run((orm) =>
      orm.execute<{ share: string; tokens: string }>(sql`
        select split_part(bucket, ':', 1) as share, sum(tokens) as tokens from chat_spending
        where day = ${day} and (bucket like 'service%' or bucket like 'newcomers%') group by share`),
    ),
    database.run((orm) =>
      orm.execute<{ id: string; tokens: string; ageHours: number | null }>(sql`
        select substr(bucket, 6) as id, tokens,
          floor(extract(epoch from now() - created_at) / 3600)::int as "ageHours"
        from chat_spending left join users on users.id = substr(bucket, 6)::bigint
        where day = ${day} and bucket like 'user:%' and tokens > 0 order by chat_spending.tokens desc, id limit ${most}`),
    ),
    database.run((orm) =>
      orm.execute<{ address: string; tokens: string }>(sql`
        select substr(bucket, 9) as address, tokens from chat_spending
        where day = ${day} and bucket like 'address:%' and tokens > 0`),
    ),
    // An IPv6 address is counted under its /64 and its /56; one of them suffices here.
    database.run((orm) =>
      orm.execute<{ address: string; count: number }>(sql`
        select address, (select count(*)::int from unnest(signed_up_at) as t where t > now() - interval '1 day') as count
        from address_signups where address not like '%/56'`),
    ),
  ])
  const tokensOf = (share: string) => Number(shared.find((row) => row.share === share)?.tokens ?? 0)
  return {
    tokens: tokensOf('service'),
    newAccounts: tokensOf('newcomers'),
    networks: byNetwork(addresses, signUps).slice(0, most),
    accounts: accounts.map(({ id, tokens, ageHours }) => ({
      id: Number(id),
      tokens: Number(tokens),
      ageHours,
    })),
  }
}

function byNetwork(
  addresses: readonly { address: string; tokens: string }[],
  signUps: readonly { address: string; count: number }[],
): NetworkSpending[] {
  const networks = new Map<string, NetworkSpending>()
  const add = (address: string, more: Partial<Record<'tokens' | 'addresses' | 'signUps', number>>) => {
    const network = networkFor(address.replace(/\/\d+$/, ''))
    const { tokens, addresses: known, signUps: made } = networks.get(network) ?? NOTHING
    networks.set(network, {
      network,
      tokens: tokens + (more.tokens ?? 0),
      addresses: known + (more.addresses ?? 0),
      signUps: made + (more.signUps ?? 0),
    })
  }
  for (const { address, tokens } of addresses) add(address, { tokens: Number(tokens), addresses: 1 })
  for (const { address, count } of signUps) add(address, { signUps: count })
  return [...networks.values()].sort((a, b) => b.tokens - a.tokens || b.signUps - a.signUps)
}

const NOTHING = { tokens: 0, addresses: 0, signUps: 0 }
