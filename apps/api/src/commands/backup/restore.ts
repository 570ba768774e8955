// `pnpm restore <file>`: puts a backup into an empty database.

import { runHere } from '../terminal.ts'
import { restoreCommand } from './restore-command.ts'

await runHere(restoreCommand)
