// `pnpm roles`: creates the database roles of DATABASE_URL and DATABASE_DIRECT_URL. Run once, with
// sufficient rights.
import { runCommand } from '../terminal.ts'
import { rolesCommand } from './roles-command.ts'

await runCommand(rolesCommand)
