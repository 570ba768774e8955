// `pnpm password <username>`: issues a code for a farmer who has forgotten the password. Accounts
// have no email address, so the operator passes the code on in person.
import { passwordCommand } from './password-command.ts'
import { runCommand } from './terminal.ts'

await runCommand(passwordCommand)
