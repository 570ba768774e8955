import * as z from 'zod/mini'

/** What a problem can be about, where its code alone does not say; catalogues have a name for each. */
export type Subject =
  | 'user_name'
  | 'login_name'
  | 'farm_name'
  | 'location'
  | 'password'
  | 'password_again'
  | 'new_password'
  | 'recovery_code'
  | 'move_secret'
  | 'passkey'
  | 'passkey_name'
  | 'sender_name'
  | 'reply_to'
  | 'contact_message'
  | 'question'
  | 'chat_message'
  | 'searched_place'
  | 'place_name'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'cost'
  | 'yield'
  | 'haulage'
  | 'price'
  | 'weight'
  | 'series'
  | 'months'
  | 'commodities'
  | 'currencies'
  | 'from'
  | 'counted_from'
  | 'to'

/** What makes a password easy to guess. */
export type WeakPassword =
  | 'common'
  | 'nearlyCommon'
  | 'own'
  | 'word'
  | 'repeated'
  | 'inARow'
  | 'date'
  | 'short'

type OfSubject = { what: Subject }

/** What can be wrong with something that was sent, by code: the values that its words need. */
interface ProblemValues {
  /** What no other code says. */
  invalid: object
  required: OfSubject
  /** A character that PostgreSQL cannot keep. */
  unstorable: OfSubject
  /** In characters, as `too_long`. */
  /** A space that is no plain one, or two together. */
  odd_spaces: OfSubject
  /** A character that does not show. */
  unseen_character: OfSubject
  no_letter: OfSubject
  /** Letters of several scripts, which can look alike. */
  mixed_letters: OfSubject
  too_short: OfSubject & { least: number }
  too_long: OfSubject & { most: number }
  not_between: OfSubject & { least: number; most: number }
  not_positive: OfSubject
  negative: OfSubject
  not_a_list: OfSubject & { most: number }
  not_a_date: OfSubject
  not_an_elevation: { least: number; most: number }
  not_a_country: object
  not_a_country_or_empty: object
  not_a_currency: object
  not_a_place_id: object
  not_a_uuid: object
  half_a_point: object
  /** `limit` is a name of a limit in the settings; so is `above`. */
  limit_out_of_range: { limit: string; least: number; most: number }
  limit_not_above: { limit: string; above: string }
  unknown_crop: object
  unknown_growth_stage: object
  crop_twice: object
  enterprise_twice: object
  too_many_crops: { most: number }
  too_many_board_crops: { most: number }
  blank_question: object
  /** More earlier messages than can be sent along. */
  too_much_history: { most: number }
  /** More than the model can read. */
  conversation_too_long: object
  /** The model server's content filter refuses the question. */
  question_filtered: object
  question_withdrawn: object
  /** No model is connected that takes photos. */
  photos_not_taken: object
  photo_too_large: { kilobytes: number; pixels: number }
  photo_of_other_kind: object
  photo_broken: object
  question_under_way: object
  /** The model failed and the built-in engine, too; `why` says in words what the model's trouble is. */
  no_answer: { why: string }
  restarting: object
  too_many_tries: { seconds: number }
  /** As `too_many_tries`, where the wait is so long that minutes say it better. */
  too_many_tries_minutes: { minutes: number }
  user_name_taken: object
  search_not_ready: object
  weather_unavailable: object
  weather_too_slow: object
  too_many_places: { most: number }
  last_place: object
  unknown_place: object
  not_your_password: object
  /** The password was not said within ten minutes. */
  password_wanted: object
  /** Too many new accounts from one network. */
  signups_too_fast: { seconds: number }
  /** Too many places that no farm has, in one hour. */
  too_many_new_places: { minutes: number }
  /** Calls of providers that one account may cause in a day. */
  enough_weather_today: object
  /** The providers' quota of the day. */
  providers_spent: object
  /** The quota of some; the others do not answer. */
  providers_spent_or_away: object
  /** `why` names what makes it easy to guess. */
  weak_password: { why: WeakPassword }
  recovery_refused: object
  not_a_session_id: object
  not_a_move_number: object
  wrong_move_number: object
  move_over: object
  not_a_passkey_id: object
  /** The passkey was not of this account or this site, or what asked for it is over. */
  passkey_refused: object
  /** A new one that the server does not understand, or that is there already. */
  passkey_not_added: object
  too_many_passkeys: { most: number }
}

export type ProblemCode = keyof ProblemValues

/** What is wrong with something that was sent, for programs: a code and its values. Catalogues word it. */
export type ProblemOf<Code extends ProblemCode> = { readonly code: Code } & Readonly<ProblemValues[Code]>
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode]

/** As {@link Problem} crosses the wire: the other side may be newer, and know more of them. */
export const sentProblem = z.looseObject({ code: z.string() })
export type SentProblem = z.infer<typeof sentProblem>

/** A problem as the message of a check: the one place that zod gives every kind of check for what it has to say. */
export function problem(what: Problem): string {
  return JSON.stringify(what)
}

/** The problem in what a check said; `invalid` where it is one of zod's own words. */
export function problemOf({ message }: { readonly message: string }): Problem {
  try {
    return JSON.parse(message)
  } catch {
    return { code: 'invalid' }
  }
}
