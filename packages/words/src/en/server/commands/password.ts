/** `pnpm password`. */
export const password = {
  usage: `A new password for a farmer who has forgotten it. Ends all sessions of the account.

  pnpm password <username>
`,
  failed: 'The password cannot be set',
  unknownName: ({ name }: { name: string }) => `Nobody is called "${name}".`,
  done: ({ name, password }: { name: string; password: string }) =>
    `The new password of "${name}" is  ${password}`,
}
