import { createRecoveryCode, logIn, signUp, tryInvalidRecovery } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { formatPercent, type Row } from '../report.ts'
import { median, rankAuc } from '../statistics.ts'

/** With fewer pairs, the rank AUC of equal times would often miss its aim by chance. */
const PAIRS = 300
const WARM_UP = 20
/** Allowed relative difference of the medians, and allowed distance of the rank AUC from 0.5. */
const AIM = { difference: 0.05, auc: 0.05 }

/** Attempts of an attacker. Each resolves to its status. */
const attempts = {
  'wrong password': (url: string, username: string) => logIn(url, username, 'not the password'),
  'wrong recovery code': tryInvalidRecovery,
}

/**
 * Tests whether the response time of a refusal reveals that a name exists. Tries a wrong password
 * and a wrong recovery code with known and unknown names; the known ones have a code. Each name is
 * tried once per method, so that its failures cause no limit.
 */
export async function namesSection({ product: { url } }: Contenders): Promise<Row[]> {
  const names = Array.from({ length: WARM_UP + PAIRS }, (_, n) => [`known ${n}`, `unknown ${n}`] as const)
  for (const [known] of names) await createRecoveryCode(url, await signUp(url, known))
  const rows: Row[] = []
  for (const [what, attempt] of Object.entries(attempts)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const [n, [known, unknown]] of names.entries()) {
      const measureKnown = async () => times.known.push(await refusal(() => attempt(url, known)))
      const measureUnknown = async () => times.unknown.push(await refusal(() => attempt(url, unknown)))
      // Known and unknown names take turns to go first.
      for (const measure of n % 2 === 0 ? [measureKnown, measureUnknown] : [measureUnknown, measureKnown])
        await measure()
    }
    rows.push(compared(what, times.known.slice(WARM_UP), times.unknown.slice(WARM_UP)))
  }
  return rows
}

/** Rank AUC: how often a known name takes longer than an unknown one. */
function compared(what: string, known: readonly number[], unknown: readonly number[]): Row {
  const difference = Math.abs(median(known) - median(unknown)) / median(unknown)
  const auc = rankAuc(known, unknown)
  return {
    line: `Known and unknown names, ${what}: difference of the medians, rank AUC`,
    figure: `${(difference * 100).toFixed(1)} %, ${auc.toFixed(2)}`,
    aim: `${formatPercent(AIM.difference)}, ${0.5 - AIM.auc} to ${0.5 + AIM.auc}`,
    isMet: difference <= AIM.difference && Math.abs(auc - 0.5) <= AIM.auc,
  }
}

/** Response time of a refusal, in ms. */
async function refusal(attempt: () => Promise<number>): Promise<number> {
  const startedAt = performance.now()
  const status = await attempt()
  const time = performance.now() - startedAt
  if (status !== 401) throw new Error(`a wrong try was answered with ${status}`)
  return time
}
