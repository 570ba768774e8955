/** Output of `pnpm roles`. */
export const roles = {
  usage: `Creates the roles named in DATABASE_URL (reads and writes rows) and DATABASE_DIRECT_URL (owns the tables), sets their
passwords, and makes the owner the owner of the product's tables. It can be run again.

  DATABASE_ADMIN_URL=postgres://postgres:...@host/database pnpm roles

  DATABASE_ADMIN_URL  a superuser's address of the same database; only this command needs it
`,
  addressesMissing: 'Set DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_ADMIN_URL.',
  rolesAlike: 'The three addresses must name three different roles.',
  done: ({ owner, rows }: { owner: string; rows: string }) =>
    `"${owner}" owns the tables, and "${rows}" reads and writes their rows.`,
  failed: 'The roles were not created',
}
