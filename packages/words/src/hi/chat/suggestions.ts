import type { SuggestionWords } from '../../statement-words.ts'

/** Questions to go on with; the built-in answers know them all. */
export const suggestions: SuggestionWords = {
  price: 'मक्का का भाव क्या है?',
  change: 'पिछले एक साल में गेहूं का भाव कैसे बदला?',
  compare: 'मक्का और ज्वार की तुलना करो',
  input_ratio: 'एक किलो यूरिया खरीदने के लिए कितने किलो मक्का?',
  break_even: 'गेहूं की लागत बराबर: उपज 6 टन प्रति हेक्टेयर, लागत 900 प्रति हेक्टेयर',
}
