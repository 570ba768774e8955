import postgres from 'postgres'

/** PostgreSQL settings for our queries, by name. */
export type QuerySettings = Readonly<Record<string, string | number>>

/** Values that no server has by chance. */
const PROBE = { search_path: 'pg_catalog, pg_temp', idle_in_transaction_session_timeout: 54_321 }

/**
 * True if a transaction pooler (PgBouncer) stands between us and the server. It refuses or drops settings of a
 * connection, because they would affect the connection's next user. Behind a pooler, settings are sent with each
 * transaction ({@link setLocal}), and no statement is prepared.
 * @throws when the database does not answer
 */
export async function isPooled(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'smart-farming probe', ...PROBE },
  })
  try {
    const [row] = await sql`
      select current_setting('search_path') as path, current_setting('idle_in_transaction_session_timeout') as timeout`
    return row?.path !== PROBE.search_path || row.timeout !== `${PROBE.idle_in_transaction_session_timeout}ms`
  } catch (error) {
    const isRefused =
      error instanceof postgres.PostgresError &&
      error.code === '08P01' &&
      /startup parameter/.test(error.message)
    if (isRefused) return true
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** SQL that applies settings until the end of the transaction. */
export const setLocal = (settings: QuerySettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${name === 'search_path' ? value : `'${value}'`}`)
    .join('; ')
