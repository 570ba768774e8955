/** Output of `pnpm roles`. */
export const roles = {
  usage: `Makes the roles that DATABASE_URL (reads and writes rows) and DATABASE_DIRECT_URL (owns the tables) name, gives them
the passwords that stand there, and hands the product's tables over to the owner. Can be run again.

  DATABASE_ADMIN_URL=postgres://postgres:...@host/database pnpm roles

  DATABASE_ADMIN_URL  a superuser's address of the same database; only this command wants it
`,
  addressesMissing: 'Set DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_ADMIN_URL.',
  rolesAlike: 'The three addresses must name three roles.',
  done: ({ owner, rows }: { owner: string; rows: string }) =>
    `"${owner}" owns the tables, and "${rows}" reads and writes their rows.`,
  failed: 'The roles were not made',
}
