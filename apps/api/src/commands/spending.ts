// `pnpm spending`: prints the model's tokens by spender. Works whether or not the product is
// running.
import { spendingCommand } from './spending/spending-command.ts'
import { runCommand } from './terminal.ts'

await runCommand(spendingCommand)
