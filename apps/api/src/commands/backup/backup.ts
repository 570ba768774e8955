// `pnpm backup <file>`: writes all stored data to one file. Works whether or not the product is
// running.

import { runCommand } from '../terminal.ts'
import { backupCommand } from './backup-command.ts'

await runCommand(backupCommand)
