import { errors } from './errors.ts'
import { account } from './forms/account.ts'
import { form } from './forms/form.ts'

/** Separate, because read-only pages do not need form texts. */
export const forms = { account, errors, form }
