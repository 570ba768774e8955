import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

interface Back {
  /** Hours until the model is available again, rounded up. */
  hours: number
}

const back = (hours: number) =>
  hours === 1 ? 'it resets within the hour' : `it resets in about ${formatNumber(tag, hours)} hours`

/** Reasons why the model answered only in part, or not at all. */
export const noAnswerTexts = {
  /** Keyed by whose daily token budget is used up. */
  spent: {
    user: ({ hours }: Back) => `You have reached your AI limit for today; ${back(hours)}.`,
    address: ({ hours }: Back) => `Your network has reached its AI limit for today; ${back(hours)}.`,
    newcomers: ({ hours }: Back) => `New accounts have reached their AI limit for today; ${back(hours)}.`,
    service: ({ hours }: Back) => `The AI limit for today has been reached; ${back(hours)}.`,
  },
  failed: {
    timeout: 'The AI model did not answer in time.',
    unreachable: 'The connection to the AI model failed.',
    refused: 'The AI model failed.',
    quota: 'The AI model is very busy just now.',
    credentials: 'The AI model is not available: the operator must fix it.',
    malformed: 'The AI model sent an unusable answer.',
    no_data: 'The AI model gave no answer.',
    paused: 'The AI model is not available just now.',
    over_budget: 'The AI model is not available just now.',
    unknown: 'The AI model could not be asked just now.',
  },
  /** Rejected because of the question or the conversation. */
  refused: {
    conversation_too_long: 'This conversation has become too long. Please clear it.',
    question_filtered: 'The AI service refused this question. Please rephrase it.',
  },
  /** Follows a truncated answer. */
  cutShort: "The AI model's answer was cut off here.",
  /** Precedes the built-in answer if none of the model's text was left. */
  uncheckable: 'The AI model’s answer could not be checked.',
  /** Precedes the built-in answer. */
  builtInInstead: ({ why }: { why: string }) => `${why} A basic answer follows.`,
  /** Between the start of the model's answer and the built-in answer. */
  cutOff: ({ why }: { why: string }) =>
    `The AI model's answer was cut off here. ${why} A basic answer follows.`,
  /** Follows `builtInInstead` or `cutOff` if the question had a photo. */
  cannotSeePhoto: 'It cannot see photos.',
  /** Marks texts that other languages lack; English needs no mark. */
  onlyInEnglish: ({ text }: { text: string }) => text,
}
