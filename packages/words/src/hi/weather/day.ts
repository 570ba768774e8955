import type { AnswerMessages } from '../../answering/answer-messages.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name}: ${stretch} तक ठीक`,
  careful: ({ stretch }) => `${name}: ${stretch} तक सावधानी से`,
  short: ({ stretch }) => `${stretch} (समय बहुत कम)`,
  goodAllDay: `${name}: पूरे दिन ठीक`,
  carefulAllDay: `${name}: पूरे दिन सावधानी से`,
  unknown: `${name}: परखा नहीं जा सकता`,
  dont: `${name}: न करें`,
})

const falls = (what: string, showers: string, ofWater = ' पानी'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `${what} पता नहीं`,
  least: ({ amount }) => `${what} कम से कम ${amount}, कुछ घंटे पता नहीं`,
  showers: ({ amount, from }) => `${from} से ${showers}, कुल ${amount}`,
  spells: ({ amount, from }) => `${from} से रुक-रुककर ${what}, कुल ${amount}`,
  between: ({ amount, from, until }) => `${from} तक सूखा, फिर ${until} तक ${what} (${amount}), फिर सूखा`,
  from: ({ amount, from }) => `${from} तक सूखा, फिर ${what}, ${amount}`,
  until: ({ amount, until }) => `${until} तक ${what} (${amount}), फिर सूखा`,
  throughout: ({ amount }) => `लगातार ${what}, ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `${clock} के आसपास थोड़ी ${what} संभव (${chance})`,
    amount: ({ amount }) => `कभी-कभी थोड़ी ${what}, कुल ${amount}`,
  },
})

export const day: Day = {
  sentence: ({ clauses }) => `${clauses.join('; ')}।`,
  rain: {
    span: {
      allDay: 'पूरे दिन',
      until: ({ clock }) => `${clock} तक, जहां पूर्वानुमान खत्म होता है,`,
      from: ({ clock }) => `${clock} के बाद`,
    },
    dry: ({ span }) => `${span} सूखा`,
    chanceUnknown: ({ said, fall }) => `${said}, पर ${fall} की संभावना पता नहीं`,
    inDoubt: ({ said, chance, clock, fall }) => `${said}, पर ${clock} के आसपास ${fall} की ${chance} संभावना`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}, पर ${clock} के आसपास ${fall} की ${chance} संभावना, दूसरे घंटों की पता नहीं`,
    falls: {
      rain: falls('बारिश', 'बौछारें', ''),
      freezing: falls('जमने वाली बारिश', 'जमने वाली बारिश की बौछारें', ''),
      snow: falls('बर्फ', 'बर्फ की बौछारें'),
      mixed: falls('बारिश और बर्फ', 'बारिश और बर्फ की बौछारें'),
      either: falls('बारिश या बर्फ', 'बारिश या बर्फ की बौछारें'),
      rain_freezing: falls('बारिश और जमने वाली बारिश', 'बारिश और जमने वाली बारिश की बौछारें', ''),
      snow_freezing: falls('बर्फ और जमने वाली बारिश', 'बर्फ और जमने वाली बारिश की बौछारें'),
      mixed_freezing: falls('बारिश, बर्फ और जमने वाली बारिश', 'बारिश, बर्फ और जमने वाली बारिश की बौछारें'),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `${clock} के आसपास जमीन पर पाला, जमीन ${figure} तक`,
    air: ({ clock, figure }) => `${clock} के आसपास हवा में पाला, ${figure} तक`,
    hard: ({ clock, figure }) => `${clock} के आसपास कड़ा पाला, ${figure} तक`,
    allDay: ({ figure }) => `पूरे दिन पाला, ${figure} तक`,
    restOfDay: ({ figure }) => `दिन के बाकी समय पाला, ${figure} तक`,
    withGround: ({ frost, clock, figure }) => `${frost}, जमीन ${clock} के आसपास ${figure}`,
    withGroundThen: ({ frost, figure }) => `${frost}, जमीन ${figure}`,
    unknown: 'कुछ घंटों के पाले का पता नहीं',
    partlyUnknown: ({ frost }) => `${frost}, कुछ घंटों के पाले का पता नहीं`,
  },
  thunder: ({ clock }) => `${clock} के आसपास गरज`,
  tonight: ({ frost }) => `आज रात ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `आज रात, ${from} से ${until}: ${frost}।`,
    none: ({ clock, figure, from, until }) =>
      `आज रात, ${from} से ${until}: पाला नहीं, ${clock} के आसपास न्यूनतम ${figure}।`,
    unknown: ({ from, until }) => `आज रात, ${from} से ${until}: तापमान पता नहीं।`,
  },
  jobs: {
    spraying: job('छिड़काव'),
    harvest: job('कटाई'),
    hay: job('सूखी घास बांधना'),
    field_work: job('खेत का काम'),
  },
  uncertain: 'इतने आगे का पक्का नहीं',
}
