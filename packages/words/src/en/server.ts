import { type AnswerRenderer, createAnswerRenderer } from '../answers/answer-texts.ts'
import { answerLanguage } from './answer-language.ts'
import { commodities } from './commodities.ts'
import { priceUnits } from './price-units.ts'
import { chat } from './server/chat.ts'
import { commands } from './server/commands.ts'
import { day } from './server/day.ts'
import { errors } from './server/errors.ts'
import { growing } from './server/growing/growing.ts'
import { health } from './server/health.ts'
import { myAccount } from './server/my-account.ts'
import { outlook } from './server/outlook.ts'
import { pages } from './server/pages.ts'
import { weakPasswords } from './server/passwords.ts'
import { priceFiles } from './server/prices/files.ts'
import { priceImports } from './server/prices/imports.ts'
import { sourceUnit } from './server/prices/source-unit.ts'
import { sampleWeather } from './server/sample-weather.ts'
import { settings } from './server/settings.ts'
import { start } from './server/start.ts'
import { unknownReasons } from './server/unknown-reasons.ts'
import { tag } from './tag.ts'
import { figures } from './weather/figures.ts'
import { limits } from './weather/limits.ts'
import { reasons } from './weather/reasons.ts'
import { times } from './weather/times.ts'
import { today } from './weather/today.ts'
import { careReasons, frostVerdicts, jobNames, verdicts } from './weather/verdicts.ts'

export const server = {
  tag: tag as string,
  myAccount,
  said: createAnswerRenderer(answerLanguage) as AnswerRenderer,
  sourceUnit,
  chat,
  commands,
  commodities,
  errors,
  health,
  pages,
  priceFiles,
  priceImports,
  priceUnits,
  settings,
  start,
  weakPasswords,
  weather: {
    figures,
    jobNames,
    times,
    verdicts,
    cares: careReasons,
    frostVerdicts,
    reasons,
    limits,
    day,
    outlook,
    growing,
    why: unknownReasons,
    sample: sampleWeather,
    today,
  },
}
