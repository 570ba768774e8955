// `pnpm backup <file>`: all that the product keeps, in one file. Works beside the running product and without it.

import { runHere } from '../terminal.ts'
import { backupCommand } from './backup-command.ts'

await runHere(backupCommand)
