import { commodities } from './commodities.ts'
import { firstSteps } from './parts/account/first-steps.ts'
import { account } from './parts/account.ts'
import { alertList } from './parts/alert-list.ts'
import { assistantFrame } from './parts/assistant-frame.ts'
import { chat } from './parts/chat.ts'
import { farmCrops, growthStages } from './parts/farm-crops.ts'
import { farmSettings } from './parts/farm-settings.ts'
import { growing } from './parts/growing.ts'
import { connectionStatus } from './parts/phone/connection-status.ts'
import { install } from './parts/phone/install.ts'
import { newVersion } from './parts/phone/new-version.ts'
import { outbox } from './parts/phone/outbox.ts'
import { phoneClock } from './parts/phone/phone-clock.ts'
import { photo } from './parts/photo.ts'
import { places } from './parts/places.ts'
import { prices } from './parts/prices.ts'
import { recentWeather } from './parts/recent-weather.ts'
import { steps } from './parts/steps.ts'
import { dictation } from './parts/voice/dictation.ts'
import { speech } from './parts/voice/speech.ts'
import { weatherChart } from './parts/weather-chart.ts'
import { work } from './parts/work.ts'
import { priceUnits } from './price-units.ts'
import { tag } from './tag.ts'
import { limits } from './weather/limits.ts'
import { reasons } from './weather/reasons.ts'
import { times } from './weather/times.ts'

export const parts = {
  tag: tag as string,
  account,
  alertList,
  assistantFrame,
  before: recentWeather,
  chat,
  commodities,
  dictation,
  farmCrops,
  farmSettings,
  firstSteps,
  growing,
  growthStages,
  install,
  photo,
  places,
  prices,
  priceUnits,
  limits,
  line: connectionStatus,
  newVersion,
  phoneClock,
  reasons,
  speech,
  steps,
  times,
  waiting: outbox,
  weatherChart,
  work,
}
