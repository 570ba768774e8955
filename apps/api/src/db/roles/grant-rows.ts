import type { TransactionSql } from 'postgres'
import { openDedicatedConnection } from '../transaction.ts'

export interface CurrentRole {
  readonly name: string
  /** True if the role could change or drop tables, not only write rows. */
  readonly ownsTables: boolean
}

/**
 * The role of a connection, with its rights.
 * @throws when the database does not answer
 */
export async function readCurrentRole(url: string, schema: string): Promise<CurrentRole> {
  const connection = openDedicatedConnection(url, 'role')
  try {
    const [row] = await connection`
      select current_user as name, rolsuper or coalesce(has_schema_privilege(n.oid, 'create'), true) or exists (
        select 1 from pg_class c where c.relnamespace = n.oid and c.relkind = 'r' and pg_has_role(c.relowner, 'usage')
      ) as "ownsTables"
      from pg_roles left join pg_namespace n on n.nspname = ${schema}
      where rolname = current_user`
    return { name: row?.name, ownsTables: row?.ownsTables }
  } finally {
    await connection.end({ timeout: 1 })
  }
}

/**
 * Grants a role access to the rows of our tables in a schema. Applied migrations are read-only.
 * Skips existing rights, so that an unchanged start writes nothing.
 */
export async function grantRowAccess(sql: TransactionSql, schema: string, role: string): Promise<void> {
  const missing = await sql`
    with wanted as (
      select c.oid, case when relname = 'migrations' then '{select}' else '{select,insert,update,delete}' end::text[] as acts
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and relkind = 'r' and pg_has_role(relowner, 'usage')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
    )
    select format('grant usage on schema %I to %I', ${schema}::text, ${role}::text) as "grant"
    from pg_namespace where nspname = ${schema} and not has_schema_privilege(${role}::text, oid, 'usage')
    union all
    select format('grant %s on %s to %I', array_to_string(acts, ', '), oid::regclass, ${role}::text) from wanted
    where exists (select 1 from unnest(acts) as act where not has_table_privilege(${role}::text, oid, act))`
  for (const row of missing) await sql.unsafe(row.grant)
}
