// `pnpm prices`: imports and lists prices. Works whether or not the product is running.
import { pricesCommand } from './prices-command.ts'
import { runCommand } from './terminal.ts'

await runCommand(pricesCommand)
