import { checkGrounding } from '@smart-farming/market-core/grounding/ground.fixture'
import type { WeatherQuestion } from '@smart-farming/market-core/reader/question'
import { loadAnswerMessages } from '@smart-farming/words/catalogues'
import { expect } from 'vitest'
import { answerWeather } from '../../../src/chat/tools/farm/answers/answer-weather.ts'
import { ASKED_AT as at, startTools } from './chat-tools.ts'

export type QuestionFields = Partial<WeatherQuestion>
type Language = Parameters<typeof loadAnswerMessages>[0]
/** Kind of question, parsed fields, and the first paragraph of the answer. */
export type AnswerRow = readonly [kind: string, asked: QuestionFields, begins: string | RegExp]

export const withMeasures = (...measures: WeatherQuestion['measures']) => ({ measures })
export const withJobs = (...jobs: WeatherQuestion['jobs']) => ({ jobs })

/** Answers from the forecast for farms with default settings, on a Monday at 17:20 in Nakuru. */
export async function startForecastAnswers() {
  const tools = await startTools()
  async function answer(question: QuestionFields, location = 'Nakuru', language: Language = 'en') {
    const asker = { id: 0, farmName: 'Hill Farm', location }
    const asked: WeatherQuestion = { measures: [], jobs: [], when: {}, ...question }
    const words = language === 'en' ? undefined : await loadAnswerMessages(language)
    const told = await answerWeather(tools.ports, { asked, asker, at }, words)
    // The text has no-break spaces between numbers and units.
    return { ...told, text: told.text.replaceAll('\u00a0', ' ') }
  }
  return {
    answer,
    openMeteo: tools.openMeteo,
    close: () => tools.close(),
    /**
     * Checks that an answer begins like this, ends with its source, and contains only numbers from
     * its facts.
     */
    async expectAnswer(asked: QuestionFields, begins: string | RegExp): Promise<void> {
      const { text, facts, sources } = await answer(asked)
      const paragraphs = text.split('\n\n')
      if (typeof begins === 'string') expect(paragraphs[0]).toBe(begins)
      else expect(paragraphs[0]).toMatch(begins)
      expect(paragraphs.at(-1)).toBe(
        'Forecast for Nakuru, Nakuru, KE (Open-Meteo, fetched 21 September 2026 at 14:20 UTC, just now).',
      )
      expect(sources[0]).toMatchObject({ name: 'Open-Meteo', series: 'Forecast for Nakuru, Nakuru, KE' })
      const { figures } = checkGrounding(paragraphs.slice(0, -1).join('\n'), facts)
      expect(figures.filter(({ verified }) => !verified)).toEqual([])
    },
  }
}
