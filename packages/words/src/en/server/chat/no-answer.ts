import { number } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

interface Back {
  /** Until the model can be asked again, rounded up. */
  hours: number
}

const back = (hours: number) =>
  hours === 1 ? 'it is back within the hour' : `it is back in about ${number(tag, hours)} hours`

/** Why an answer is not the model's, or not all of it is. */
export const noAnswer = {
  /** Whose share in the day's tokens is spent. */
  spent: {
    user: ({ hours }: Back) => `The AI model has answered all it can for you today; ${back(hours)}.`,
    address: ({ hours }: Back) =>
      `The AI model has answered all it can today for everybody on your network together; ${back(hours)}.`,
    newcomers: ({ hours }: Back) =>
      `The AI model has answered all it can today for new accounts; ${back(hours)}.`,
    service: ({ hours }: Back) => `The AI model's budget for today is spent; ${back(hours)}.`,
  },
  failed: {
    timeout: 'The AI model did not answer in time.',
    unreachable: 'The connection to the AI model failed.',
    refused: 'The AI model failed.',
    quota: 'The AI model is very busy just now.',
    credentials: 'The AI model is not available: the people who run this service have to see to it.',
    malformed: 'The AI model sent something that is no answer.',
    no_data: 'The AI model gave no answer.',
    paused: 'The AI model is not available just now.',
    over_budget: 'The AI model is not available just now.',
    unknown: 'The AI model could not be asked just now.',
  },
  /** The question or the conversation is to blame. */
  refused: {
    conversation_too_long: 'This conversation has become too long. Please clear it.',
    question_filtered: 'The AI service does not accept this question. Please ask it in other words.',
  },
  /** After an answer that was cut. */
  cutShort: "The AI model's answer was cut off here.",
  /** Nothing of the model's was left, before the built-in answer. */
  uncheckable: 'Nothing that the AI model wrote could be checked.',
  /** Before the built-in answer. */
  builtInInstead: ({ why }: { why: string }) => `${why} A basic answer follows.`,
  /** The same behind the beginning of the model's. */
  cutOff: ({ why }: { why: string }) =>
    `The AI model's answer was cut off here. ${why} A basic answer follows.`,
  /** Behind either of these, where the question had a photo. */
  cannotSeePhoto: 'It cannot see photos.',
  /** What other languages lack: here it is as it is. */
  onlyInEnglish: ({ text }: { text: string }) => text,
}
