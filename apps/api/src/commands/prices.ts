// `pnpm prices`: imports price files, and shows what is there. Works beside the running product and without it.
import { pricesCommand } from './prices-command.ts'
import { runHere } from './terminal.ts'

await runHere(pricesCommand)
