import { randomUUID } from 'node:crypto'
import { checkRows } from '@smart-farming/vectors/check-rows'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { applyMigrations, knownMigrations, lockMigrations, migrateDatabase } from '../../../src/db/migrate.ts'
import { openDedicatedConnection, runInTransaction } from '../../../src/db/transaction.ts'
import { fillEveryTable, readTables } from '../../support/database/migrations.ts'

const all = knownMigrations()
/**
 * Tables and columns (`table.column`) that a migration removed on purpose, with the index of the
 * last state with them.
 */
const takenAway: Readonly<Record<string, number>> = { login_failure_windows: 1 }
const isGone = (name: string, at: number) => at <= (takenAway[name] ?? -1)

test('migrating filled tables from every earlier version loses no rows', () =>
  checkRows(
    all.map((_, at) => at),
    async (at) => {
      const schema = `t_${randomUUID().replaceAll('-', '')}`
      const url = inject('databaseUrl')
      const connection = openDedicatedConnection(url, 'test')
      const sql = postgres(url, {
        max: 1,
        onnotice: () => {},
        connection: { search_path: `${schema}, public` },
      })
      try {
        await runInTransaction(connection, { schema }, async (run) => {
          await lockMigrations(run)
          await applyMigrations(run, schema, all.slice(0, at + 1))
        })
        await fillEveryTable(sql, schema)
        const before = await readTables(sql, schema)
        expect(Object.keys(before)).not.toHaveLength(0)
        await migrateDatabase(url, schema)
        const after = await readTables(sql, schema)
        for (const [table, rows] of Object.entries(before)) {
          if (isGone(table, at)) continue
          expect(rows, table).toHaveLength(1)
          // Later migrations may have added columns.
          const kept = Object.entries(rows[0] ?? {}).filter(([column]) => !isGone(`${table}.${column}`, at))
          expect(after[table], table).toEqual([expect.objectContaining(Object.fromEntries(kept))])
        }
        const done = await sql`select created_at from migrations order by id`
        expect(done.map((row) => Number(row.created_at))).toEqual(all)
      } finally {
        await sql`drop schema ${sql(schema)} cascade`
        await Promise.all([sql.end(), connection.end()])
      }
    },
  ))
