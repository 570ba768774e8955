import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Contenders } from '../contenders.ts'
import { root } from '../product.ts'
import { formatMb, type Row, rowWithLimit } from '../report.ts'

const peak = fileURLToPath(new URL('../peak-memory.mjs', import.meta.url))

/** Peak memory of an operator's command that runs at the same time as the product. */
export async function commandSection({ product }: Contenders): Promise<Row[]> {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', peak, 'scripts/command.mjs', 'messages'],
    { cwd: root, env: { ...process.env, ...product.settings, DATABASE_URL: product.databaseUrl } },
  )
  const bytes = Number(/^peak memory: (\d+)$/m.exec(stderr)?.[1])
  return [rowWithLimit('Peak memory of `pnpm messages`', bytes / 1e6, 100, formatMb)]
}
