import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Child, startChild } from './child.ts'
import { type BenchedProduct, FORECAST, startProduct } from './product.ts'

/** The product, and the servers it is compared with, which send the same bytes. */
export interface ComparedServers {
  readonly product: BenchedProduct
  readonly bareFastify: Child
  readonly nodeHttp: Child
  /** The forecast as JSON, for a stack that serialises its answers itself. */
  readonly jsonFile: string
  readonly bytesFile: string
  stop(): Promise<void>
}

const script = (name: string) => fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url))
export const bareFastifyScript = script('bare-fastify')
const nodeHttpScript = script('node-http')

export async function startComparedServers(): Promise<ComparedServers> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-farming-bytes-'))
  const product = await startProduct()
  const response = await fetch(product.url + FORECAST, {
    headers: { cookie: product.cookie, 'accept-encoding': 'identity' },
  })
  if (!response.ok) throw new Error(`the forecast answered ${response.status}`)
  const json = Buffer.from(await response.arrayBuffer())
  const jsonFile = join(folder, 'forecast.json')
  const bytesFile = join(folder, 'forecast.json.br')
  await writeFile(jsonFile, json)
  await writeFile(bytesFile, brotliCompressSync(json))
  const [bareFastify, nodeHttp] = [
    await startChild(bareFastifyScript, { env: { BYTES: bytesFile } }),
    await startChild(nodeHttpScript, { env: { BYTES: bytesFile } }),
  ]
  return {
    product,
    bareFastify,
    nodeHttp,
    jsonFile,
    bytesFile,
    async stop() {
      await Promise.all([product.stop(), bareFastify.stop(), nodeHttp.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
