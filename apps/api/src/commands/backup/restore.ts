// `pnpm restore <file>`: restores a backup into an empty database.

import { runCommand } from '../terminal.ts'
import { restoreCommand } from './restore-command.ts'

await runCommand(restoreCommand)
