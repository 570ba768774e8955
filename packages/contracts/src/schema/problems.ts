import * as z from 'zod/mini'

/** Subject of a problem, if its code does not imply one. Catalogues name each subject. */
export type ProblemSubject =
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

export type WeakPassword =
  | 'common'
  | 'nearlyCommon'
  | 'own'
  | 'word'
  | 'repeated'
  | 'inARow'
  | 'date'
  | 'short'

type OfSubject = { what: ProblemSubject }

/** Values of the problem texts, by problem code. */
interface ProblemValues {
  /** Any problem without its own code. */
  invalid: object
  required: OfSubject
  /** A character that PostgreSQL cannot store. */
  unstorable: OfSubject
  /** A space other than U+0020, or two in a row. */
  odd_spaces: OfSubject
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
  /** `limit` and `above` are names of limits in the settings. */
  limit_out_of_range: { limit: string; least: number; most: number }
  limit_not_above: { limit: string; above: string }
  unknown_crop: object
  unknown_growth_stage: object
  crop_twice: object
  enterprise_twice: object
  too_many_crops: { most: number }
  too_many_board_crops: { most: number }
  blank_question: object
  /** More earlier messages than a request may contain. */
  too_much_history: { most: number }
  /** More text than the model can read. */
  conversation_too_long: object
  /** The model server's content filter refused the question. */
  question_filtered: object
  question_withdrawn: object
  /** No connected model accepts photos. */
  photos_not_taken: object
  photo_too_large: { kilobytes: number; pixels: number }
  photo_of_other_kind: object
  photo_broken: object
  question_under_way: object
  /**
   * Both the model and the built-in engine failed. `why` describes the model's failure in words.
   */
  no_answer: { why: string }
  restarting: object
  too_many_tries: { seconds: number }
  /** Variant of `too_many_tries` for longer waits. */
  too_many_tries_minutes: { minutes: number }
  user_name_taken: object
  search_not_ready: object
  weather_unavailable: object
  weather_too_slow: object
  too_many_places: { most: number }
  last_place: object
  unknown_place: object
  not_your_password: object
  /** The password was not confirmed in the last ten minutes. */
  password_wanted: object
  /** Too many new accounts from one network. */
  signups_too_fast: { seconds: number }
  /** Too many weather lookups in one hour for places that belong to no farm. */
  too_many_new_places: { minutes: number }
  /** The account reached its daily limit of provider calls. */
  enough_weather_today: object
  /** The providers' daily quotas are used up. */
  providers_spent: object
  /** Some quotas are used up; the other providers do not answer. */
  providers_spent_or_away: object
  /** `why` is the reason for the weakness. */
  weak_password: { why: WeakPassword }
  recovery_refused: object
  not_a_session_id: object
  not_a_move_number: object
  wrong_move_number: object
  move_over: object
  not_a_passkey_id: object
  /** The passkey belongs to another account or site, or its challenge has expired. */
  passkey_refused: object
  /** The server cannot read the new passkey, or already has it. */
  passkey_not_added: object
  too_many_passkeys: { most: number }
}

export type ProblemCode = keyof ProblemValues

/** A validation problem for programs: a code and its values. Catalogues contain the texts. */
export type ProblemOf<Code extends ProblemCode> = { readonly code: Code } & Readonly<ProblemValues[Code]>
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode]

/** {@link Problem} as received. The other side may be newer and use unknown codes. */
export const receivedProblem = z.looseObject({ code: z.string() })
export type ReceivedProblem = z.infer<typeof receivedProblem>

/** Encodes a problem as a check's message, the only field that every kind of zod check offers. */
export function encodeProblem(what: Problem): string {
  return JSON.stringify(what)
}

/** Decodes the problem from a check's message. Zod's own messages become `invalid`. */
export function decodeProblem({ message }: { readonly message: string }): Problem {
  try {
    return JSON.parse(message)
  } catch {
    return { code: 'invalid' }
  }
}
