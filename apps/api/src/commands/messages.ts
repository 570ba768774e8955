// `pnpm messages`: what people have left through the contact form. Works beside the running product and without it.
import { messagesCommand } from './messages-command.ts'
import { runHere } from './terminal.ts'

await runHere(messagesCommand)
