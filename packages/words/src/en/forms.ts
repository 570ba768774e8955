import { errors } from './errors.ts'
import { account } from './forms/account.ts'
import { form } from './forms/form.ts'

/** What forms say, and why something was refused: a page that only shows begins without it. */
export const forms = { account, errors, form }
