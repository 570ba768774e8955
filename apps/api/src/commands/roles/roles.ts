// `pnpm roles`: makes the roles that DATABASE_URL and DATABASE_DIRECT_URL name. Run once, by who may.
import { runHere } from '../terminal.ts'
import { rolesCommand } from './roles-command.ts'

await runHere(rolesCommand)
