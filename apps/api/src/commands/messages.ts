// `pnpm messages`: prints the messages of the contact form. Works whether or not the product is
// running.
import { messagesCommand } from './messages-command.ts'
import { runCommand } from './terminal.ts'

await runCommand(messagesCommand)
