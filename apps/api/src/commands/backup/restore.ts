// `pnpm restore <file>`: puts a backup into an empty database.

import { runCommand } from '../terminal.ts'
import { restoreCommand } from './restore-command.ts'

await runCommand(restoreCommand)
