import { startChild } from '../child.ts'
import { bareFastifyScript, type ComparedServers } from '../compared-servers.ts'
import { serverBundle } from '../product.ts'
import { formatMs, formatRatio, type ReportLine } from '../report.ts'
import { median } from '../statistics.ts'

/** Time from spawn to the first answer, and idle memory: the bundle on a running database against bare Fastify. */
export async function coldStartSection(
  { product, bytesFile }: ComparedServers,
  rounds: number,
): Promise<ReportLine[]> {
  const starts = { product: [] as number[], bare: [] as number[] }
  const memory = { product: [] as number[], bare: [] as number[] }
  const servers = {
    product: () =>
      startChild(serverBundle, {
        env: {
          ...product.settings,
          DATABASE_URL: product.databaseUrl,
          SESSION_SECRET: 'a secret that is only for measuring',
        },
        ready: '/api/health/live',
      }),
    bare: () => startChild(bareFastifyScript, { env: { BYTES: bytesFile } }),
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['product', 'bare'] as const) {
      const child = await servers[name]()
      starts[name].push(child.startedInMs)
      memory[name].push((await child.usage()).rssMb)
      await child.stop()
    }
  }
  return [
    {
      what: 'cold start, times bare Fastify',
      figure: formatRatio(median(starts.product) / median(starts.bare)),
    },
    {
      what: 'cold start product / bare',
      figure: `${formatMs(median(starts.product))} / ${formatMs(median(starts.bare))}`,
    },
    {
      what: 'idle memory product / bare',
      figure: `${median(memory.product).toFixed(0)} MB / ${median(memory.bare).toFixed(0)} MB`,
    },
  ]
}
