import postgres from 'postgres'

export type QuerySettings = Readonly<Record<string, string | number>>

/** Unlikely values for the probe. */
const PROBE = { search_path: 'pg_catalog, pg_temp', idle_in_transaction_session_timeout: 54_321 }

/**
 * Whether a transaction pooler (PgBouncer) is in front of the server. A pooler refuses or drops
 * connection settings, because they would affect the next user. Settings must then be sent with
 * each transaction ({@link setLocal}), and statements cannot be prepared.
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
