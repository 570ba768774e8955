import { startChild } from '../child.ts'
import { bareFastifyScript, type Contenders } from '../contenders.ts'
import { serverBundle } from '../product.ts'
import { type Line, ms, ratio } from '../report.ts'
import { median } from '../statistics.ts'

/** Time from spawn to the first answer, and idle memory: the bundle on a running database against bare Fastify. */
export async function coldStartSection({ product, bytesFile }: Contenders, rounds: number): Promise<Line[]> {
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
    { what: 'cold start, times bare Fastify', figure: ratio(median(starts.product) / median(starts.bare)) },
    {
      what: 'cold start product / bare',
      figure: `${ms(median(starts.product))} / ${ms(median(starts.bare))}`,
    },
    {
      what: 'idle memory product / bare',
      figure: `${median(memory.product).toFixed(0)} MB / ${median(memory.bare).toFixed(0)} MB`,
    },
  ]
}
