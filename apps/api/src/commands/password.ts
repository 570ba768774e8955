// `pnpm password <username>`: issues a code for a farmer who has forgotten the password. There is no address to send it
// to, so the operator reads it out to a person they know.
import { passwordCommand } from './password-command.ts'
import { runCommand } from './terminal.ts'

await runCommand(passwordCommand)
