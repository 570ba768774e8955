import type { TransactionSql } from 'postgres'
import { StartRefusal } from '../../process/start-refusal.ts'
import { lockMigrations } from '../migrate.ts'
import { runDedicatedTransaction } from '../transaction.ts'
import { grantRowAccess } from './grant-rows.ts'

/** Schema for pg-boss's tables. */
export const JOBS_SCHEMA = 'smart_farming_jobs'

export interface Role {
  readonly name: string
  readonly password: string
}

export interface Roles {
  /** Owns the tables: for migrations, jobs and backups. */
  readonly owner: Role
  /** Reads and writes rows: for everything that answers requests. */
  readonly rows: Role
}

/**
 * Creates the two missing roles of the product, and transfers objects of earlier roles to the
 * owner. Writes nothing if everything is in order.
 * @param adminUrl of a superuser, for the product's database
 * @param renew whether to reset the passwords of existing roles
 */
export async function setUpRoles(
  adminUrl: string,
  schema: string,
  { owner, rows }: Roles,
  renew = false,
): Promise<void> {
  await runDedicatedTransaction(adminUrl, { schema, name: 'roles' }, async (sql) => {
    await lockMigrations(sql)
    for (const role of [owner, rows]) await makeRole(sql, role, renew)
    // The owner of a database may create schemas, tables and our two extensions in it.
    const [database] = await sql`
      select format('alter database %I owner to %I', datname, ${owner.name}::text) as it from pg_database
      where datname = current_database() and pg_get_userbyid(datdba) <> ${owner.name}`
    if (database !== undefined) await sql.unsafe(database.it)
    for (const one of [schema, JOBS_SCHEMA]) await handOver(sql, one, owner.name)
    await grantRowAccess(sql, schema, rows.name)
  })
}

async function makeRole(sql: TransactionSql, { name, password }: Role, renew: boolean): Promise<void> {
  const [known] = await sql`select rolsuper from pg_roles where rolname = ${name}`
  if (known?.rolsuper) throw new StartRefusal({ code: 'superuser', name })
  if (known !== undefined && !renew) return
  const [made] = await sql`
    select format(${known === undefined ? 'create role %I login password %L' : 'alter role %I login password %L'},
      ${name}::text, ${password}::text) as it`
  await sql.unsafe(made?.it)
}

/**
 * Transfers all objects of a schema except those of extensions. Transfers the schema itself unless
 * it is `public`.
 */
async function handOver(sql: TransactionSql, schema: string, owner: string): Promise<void> {
  const found = await sql`
    with ours as (select oid, nspname from pg_namespace where nspname = ${schema}),
    role as (select oid from pg_roles where rolname = ${owner}),
    things as (
      select 1 as place, 'schema' as kind, quote_ident(nspname) as name from pg_namespace
      where oid in (select oid from ours) and nspname <> 'public' and nspowner not in (select oid from role)
      union all
      select 2, 'table', c.oid::regclass::text from pg_class c
      where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S')
        and relowner not in (select oid from role)
        and not exists (select 1 from pg_depend where objid = c.oid and deptype in ('e', 'a', 'i') and refobjsubid >= 0
          and (deptype = 'e' or relkind = 'S'))
      union all
      select 3, 'routine', p.oid::regprocedure::text from pg_proc p
      where pronamespace in (select oid from ours) and proowner not in (select oid from role)
        and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
      union all
      select 4, 'type', t.oid::regtype::text from pg_type t
      where typnamespace in (select oid from ours) and typtype in ('e', 'd') and typowner not in (select oid from role)
        and not exists (select 1 from pg_depend where objid = t.oid and deptype = 'e')
    )
    select format('alter %s %s owner to %I', kind, name, ${owner}::text) as it from things order by place, name`
  for (const row of found) await sql.unsafe(row.it)
}
