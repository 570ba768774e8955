// `pnpm roles`: creates the roles that DATABASE_URL and DATABASE_DIRECT_URL name. Run once, with sufficient rights.
import { runCommand } from '../terminal.ts'
import { rolesCommand } from './roles-command.ts'

await runCommand(rolesCommand)
