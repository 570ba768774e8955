// `pnpm backup <file>`: writes everything that the product stores into one file. Works whether or not the product is
// running.

import { runCommand } from '../terminal.ts'
import { backupCommand } from './backup-command.ts'

await runCommand(backupCommand)
