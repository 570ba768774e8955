// `pnpm spending`: who spends the model's tokens. Works beside the running product and without it.
import { spendingCommand } from './spending/spending-command.ts'
import { runHere } from './terminal.ts'

await runHere(spendingCommand)
