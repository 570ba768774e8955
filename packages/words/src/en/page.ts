import { account } from './page/account.ts'
import { alerts } from './page/alerts.ts'
import { application } from './page/application.ts'
import { assistantPage } from './page/assistant-page.ts'
import { chat } from './page/chat.ts'
import { dashboard } from './page/dashboard.ts'
import { farmMarket } from './page/farm-market.ts'
import { farmSettings } from './page/farm-settings.ts'
import { location } from './page/location.ts'
import { myAccount } from './page/my-account.ts'
import { today } from './page/today.ts'
import { weather } from './page/weather.ts'
import { tag } from './tag.ts'
import { figures } from './weather/figures.ts'

export const page = {
  tag: tag as string,
  farmSettings,
  location,
  myAccount,
  account,
  alerts,
  application,
  assistantPage,
  chat,
  dashboard,
  farmMarket,
  figures,
  today,
  weather,
}
