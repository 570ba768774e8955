import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type ServerChild, startChild } from './child.ts'
import { type BenchProduct, FORECAST, startProduct } from './product.ts'

/** The product and the servers for comparison, which send the same bytes. */
export interface Contenders {
  readonly product: BenchProduct
  readonly bareFastify: ServerChild
  readonly nodeHttp: ServerChild
  startBare(): Promise<ServerChild>
  stop(): Promise<void>
}

export async function startContenders(): Promise<Contenders> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-bytes-'))
  const product = await startProduct()
  const response = await fetch(product.url + FORECAST, {
    headers: { cookie: product.cookie, 'accept-encoding': 'identity' },
  })
  if (!response.ok) throw new Error(`the forecast answered ${response.status}`)
  const bytesFile = join(folder, 'forecast.json.br')
  await writeFile(bytesFile, brotliCompressSync(Buffer.from(await response.arrayBuffer())))
  const start = (name: string) =>
    startChild(fileURLToPath(new URL(`./servers/${name}.mjs`, import.meta.url)), {
      env: { BYTES: bytesFile },
    })
  const startBare = () => start('bare-fastify')
  const [bareFastify, nodeHttp] = [await startBare(), await start('node-http')]
  return {
    product,
    bareFastify,
    nodeHttp,
    startBare,
    async stop() {
      await Promise.all([product.stop(), bareFastify.stop(), nodeHttp.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
