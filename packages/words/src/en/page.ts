import { errors } from './errors.ts'
import { account } from './page/account.ts'
import { application } from './page/application.ts'
import { assistantPage } from './page/assistant-page.ts'
import { dashboard } from './page/dashboard.ts'
import { form } from './page/form.ts'
import { tag } from './tag.ts'

/** What the application begins with. */
export const page = {
  tag: tag as string,
  account,
  application,
  assistantPage,
  dashboard,
  form,
  errors,
}
