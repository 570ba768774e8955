import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: 'ما هو سعر الذرة؟',
  change: 'كيف تغير سعر القمح خلال سنة؟',
  compare: 'قارن بين الذرة والذرة الرفيعة',
  input_ratio: 'كم كيلو ذرة لشراء كيلو يوريا؟',
  break_even: 'نقطة التعادل للقمح: الغلة 6 طن للهكتار، التكلفة 900 للهكتار',
}
