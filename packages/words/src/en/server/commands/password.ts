/** Output of `pnpm password`. */
export const password = {
  usage: `Prints a code for a farmer who has forgotten the password. It works once, within three days, at /recover, where the farmer
sets a new password that nobody else sees. The old password stops working, and all sessions of the account end.

  pnpm password <username>
`,
  failed: 'No code was created',
  unknownName: ({ name }: { name: string }) => `There is no user "${name}".`,
  done: ({ name, code }: { name: string; code: string }) =>
    `The code for "${name}" is  ${code}\nIt works once, within three days: Login, then "Forgotten your password?".`,
}
