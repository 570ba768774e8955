import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Product } from './product.ts'

/** Opens a running product's own database, to backdate or inspect data with SQL. */
export async function openDatabase({ dataDir }: Pick<Product, 'dataDir'>): Promise<postgres.Sql> {
  const { port, password } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
  return postgres({ host: '127.0.0.1', port, username: 'postgres', password, database: 'postgres', max: 1 })
}
