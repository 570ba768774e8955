import type { Contenders } from '../contenders.ts'
import { startSecondServer } from '../product.ts'
import { formatMs, formatRatio, type Row } from '../report.ts'
import { median } from '../statistics.ts'

const ROUNDS = 5
/** Allowed start time, as a multiple of bare Fastify's. */
const AIM = 4

/**
 * Time from spawn to the first response, compared with bare Fastify. The product's database is
 * already running.
 */
export async function startSection({ product, startBare }: Contenders): Promise<Row[]> {
  const servers = { product: () => startSecondServer(product), bare: startBare }
  const started = { product: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['product', 'bare'] as const) {
      const child = await servers[name]()
      started[name].push(child.startedInMs)
      await child.stop()
    }
  const [ours, bare] = [median(started.product), median(started.bare)]
  return [
    {
      line: 'Start to first answer, times bare Fastify',
      figure: `${formatRatio(ours / bare)} (${formatMs(ours)} / ${formatMs(bare)})`,
      aim: formatRatio(AIM),
      isMet: ours / bare <= AIM,
    },
  ]
}
