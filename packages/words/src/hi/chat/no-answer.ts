import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'

const back = (hours: number) =>
  hours === 1 ? 'वह एक घंटे के अंदर लौटेगा' : `वह लगभग ${formatNumber('hi', hours)} घंटे में लौटेगा`

export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `AI मॉडल आज आपको जितना जवाब दे सकता था, दे चुका है; ${back(hours)}।`,
    address: ({ hours }) =>
      `AI मॉडल आज आपके नेटवर्क के सब लोगों को मिलाकर जितना जवाब दे सकता था, दे चुका है; ${back(hours)}।`,
    newcomers: ({ hours }) => `AI मॉडल आज नए खातों को जितना जवाब दे सकता था, दे चुका है; ${back(hours)}।`,
    service: ({ hours }) => `AI मॉडल का आज का बजट खत्म हो गया है; ${back(hours)}।`,
  },
  failed: {
    timeout: 'AI मॉडल ने समय पर जवाब नहीं दिया।',
    unreachable: 'AI मॉडल से संपर्क नहीं हो सका।',
    refused: 'AI मॉडल असफल रहा।',
    quota: 'AI मॉडल अभी बहुत व्यस्त है।',
    credentials: 'AI मॉडल उपलब्ध नहीं है: इसे सेवा चलाने वाले देखेंगे।',
    malformed: 'AI मॉडल ने ऐसा कुछ भेजा जो जवाब नहीं है।',
    no_data: 'AI मॉडल ने कोई जवाब नहीं दिया।',
    paused: 'AI मॉडल अभी उपलब्ध नहीं है।',
    over_budget: 'AI मॉडल अभी उपलब्ध नहीं है।',
    unknown: 'AI मॉडल से अभी पूछा नहीं जा सका।',
  },
  refused: {
    conversation_too_long: 'यह बातचीत बहुत लंबी हो गई है। कृपया इसे मिटा दें।',
    question_filtered: 'AI सेवा यह सवाल नहीं लेती। कृपया इसे दूसरे शब्दों में पूछें।',
  },
  cutShort: 'AI मॉडल का जवाब यहां कट गया।',
  uncheckable: 'AI मॉडल ने जो लिखा उसमें से कुछ भी जांचा नहीं जा सका।',
  builtInInstead: ({ why }) => `${why} आगे एक सरल जवाब है।`,
  cutOff: ({ why }) => `AI मॉडल का जवाब यहां कट गया। ${why} आगे एक सरल जवाब है।`,
  cannotSeePhoto: 'यह फ़ोटो नहीं देख सकती।',
  onlyInEnglish: ({ text }) => `यह हिंदी में नहीं है; यहां अंग्रेजी में है: ${text}`,
}
