import postgres from 'postgres'

export interface TransactionOptions {
  /** PostgreSQL schema of our tables. */
  readonly schema: string
  /** Name shown in the server's activity lists. */
  readonly name: string
  /** Transaction mode in PostgreSQL syntax, such as `isolation level repeatable read`. */
  readonly mode?: string
}

/**
 * Opens a connection for one long transaction. Sets no connection options and prepares no
 * statements, because a pooler would refuse the options and forget the statements.
 */
export function openDedicatedConnection(url: string, name: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 10,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: `smart-farming ${name}` },
  })
}

/** Runs work in one transaction, without the deadlines that a role or database may set. */
export function runInTransaction<T>(
  connection: postgres.Sql,
  { schema, mode = '' }: Pick<TransactionOptions, 'schema' | 'mode'>,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  return connection.begin(mode, async (sql) => {
    await sql.unsafe(`
      set local search_path = "${schema}", public;
      set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`)
    return work(sql)
  }) as Promise<T>
}

/** Like {@link runInTransaction}, on a dedicated connection. */
export async function runDedicatedTransaction<T>(
  url: string,
  { schema, name, mode = '' }: TransactionOptions,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const connection = openDedicatedConnection(url, name)
  try {
    return await runInTransaction(connection, { schema, mode }, work)
  } finally {
    await connection.end({ timeout: 5 })
  }
}
