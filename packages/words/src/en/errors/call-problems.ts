import type { ProblemMessages } from '../../problem-messages.ts'

interface About {
  /** Subject of the sentence. */
  what: string
}
interface Range {
  least: number
  most: number
}

/** Problems that only API clients see, or that pages show in the server's words. */
export const callProblems = {
  invalid: 'Invalid input',
  not_between: ({ what, least, most }: About & Range) =>
    `${what} must be a number between ${least} and ${most}.`,
  not_positive: ({ what }: About) => `${what} must be above 0.`,
  negative: ({ what }: About) => `${what} must be 0 or more.`,
  not_a_list: ({ what, most }: About & { most: number }) =>
    `${what} must be 1 to ${most} names, separated by commas.`,
  not_a_date: ({ what }: About) => `${what} must be a date such as 2026-09-01.`,
  not_an_elevation: ({ least, most }: Range) =>
    `Elevation must be a number of metres between ${least} and ${most}.`,
  not_a_country: 'Country must be a two-letter code.',
  not_a_country_or_empty: 'Country must be a two-letter code, or empty.',
  not_a_currency: 'Currency must be a three-letter code.',
  not_a_place_id: 'The place id must be a whole number.',
  not_a_uuid: 'must be a UUID',
  half_a_point: 'Latitude and longitude must be given together.',
  limit_out_of_range: ({ limit, least, most }: Range & { limit: string }) =>
    `${limit} must be a number from ${least} to ${most}.`,
  limit_not_above: ({ limit, above }: { limit: string; above: string }) => `${limit} must be above ${above}.`,
  unknown_crop: 'This crop is not on the list.',
  unknown_growth_stage: 'This crop has no such growth stage.',
  crop_twice: 'Each crop can be listed only once.',
  enterprise_twice: 'Each farm type can be listed only once.',
  too_many_crops: 'Too many crops.',
  question_withdrawn: 'The question was cancelled.',
  photos_not_taken: 'This service does not accept photos. Please ask without one.',
  photo_too_large: ({ kilobytes, pixels }: { kilobytes: number; pixels: number }) =>
    `This photo is too large. The limit is ${kilobytes} KB and ${pixels} pixels on the longer side.`,
  photo_of_other_kind: 'Only JPEG and WebP photos can be sent.',
  photo_broken: 'This photo is damaged. Please take another one.',
  no_answer: ({ why }: { why: string }) =>
    `${why} The basic answer is not available either. Please ask again in a few minutes.`,
  conversation_too_long: 'This conversation has become too long. Please clear it.',
  question_filtered: 'The AI service refused this question. Please rephrase it.',
  too_much_history: 'This conversation is too long. Please clear it.',
  search_not_ready: 'Place search is not ready just now. Please try again in a moment.',
  weather_unavailable:
    'The weather services are not responding properly just now. Please try again in a few minutes.',
  weather_too_slow: 'The weather services are too slow just now. Please try again in a few minutes.',
  too_many_places: ({ most }: { most: number }) =>
    `A farm can have at most ${most} places. Remove one first.`,
  last_place: 'You cannot remove your farm’s only place. Change its location instead.',
  unknown_place: 'Your farm has no such place.',
  too_many_board_crops: ({ most }: { most: number }) => `Choose at most ${most}.`,
  question_under_way: 'Your last question is still being answered. Please wait for that answer first.',
  user_name_taken: 'That name is already taken. If it is yours, please log in; otherwise choose another one.',
} satisfies Partial<ProblemMessages>
