// `pnpm backup <file>`: everything that the product stores, in one file. Works whether or not the product is running.

import { runCommand } from '../terminal.ts'
import { backupCommand } from './backup-command.ts'

await runCommand(backupCommand)
