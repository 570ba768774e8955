/** `pnpm password`. */
export const password = {
  usage: `A code for a farmer who has forgotten the password. It works once, within three days, at /recover; the farmer sets a
new password there, which nobody else sees. The old one is none any more, and all sessions of the account end.

  pnpm password <username>
`,
  failed: 'The code cannot be made',
  unknownName: ({ name }: { name: string }) => `Nobody is called "${name}".`,
  done: ({ name, code }: { name: string; code: string }) =>
    `The code of "${name}" is  ${code}\nIt works once, within three days: Log in, then "Forgotten password".`,
}
