import { errors } from './errors.ts'
import { account } from './forms/account.ts'
import { form } from './forms/form.ts'

/** Form texts and errors. Separate, because read-only pages do not need them. */
export const forms = { account, errors, form }
