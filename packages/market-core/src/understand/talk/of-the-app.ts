import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import { hasSign, type TopicSign } from '../topic/topic-signs.ts'

/** Phrases of seven languages, each as a plain text has it; a star stands for any ending. */
const anyOf = (text: string): string =>
  text
    .split(',')
    .map((phrase) => plainText(phrase.replaceAll('*', '')) + (phrase.trim().endsWith('*') ? '[^ ]*' : ''))
    .filter((phrase) => phrase !== '')
    .toSorted((a, b) => b.length - a.length)
    .join('|')

/** What answers here, as it is called. Whatever a farm has of that name ("application", "system") is tied to "this". */
const app = anyOf(`
  app, apps, the application, chatbot, this site, your site, website, web site, webpage, web page, this page, this chat, this bot, this service, your service, this system,
  your system, this program, this programme, this platform, your platform, the bot, this thing, appli, l'application, cette application, votre application, le site, votre site, ce site,
  aplicación, la app, el sitio, esta página, su página, la página, aplicativo, o app, este site, o site, esta página, programu hii, hii programu, hii app, app hii, programu yenu, programu yako,
  tovuti, mfumo huu, ऐप, एप, एप्प, ऐप्प, वेबसाइट, एप्लिकेशन, تطبيق, التطبيق, تطبيقكم, تطبيقك, هذا الموقع, الموقع, موقعكم, هذا البرنامج`)

/** What is wrong with it. "Useless" says nothing of that. */
const fault = anyOf(`
  slow, slowly, too slow, lag, lags, lagging, laggy, crash, crashes, crashed, crashing, freezes, freezing, frozen, hangs, hanging, not working, doesn't work, doesnt work, does not work,
  don't work, dont work, no work, stopped working, won't open, wont open, not opening, doesn't open, doesnt open, won't load, wont load, not loading, doesn't load, not responding, bug, bugs, buggy,
  error, errors, keeps closing, closes by itself, hard to use, difficult to use, confusing, glitch, glitches, glitchy, eats my data, uses too much data, lent, lente, lents, rame, ramer, plante, bogue,
  ne marche pas, marche pas, ne fonctionne pas, fonctionne pas, ne s'ouvre pas, s'ouvre pas, ne charge pas, se ferme, bloque, bloqué, bloquée, lento, lenta, lentísima, se cuelga, se cierra, se traba,
  no funciona, no abre, no carga, se queda pegada, se queda pegado, falla, fallas, da error, trava, travando, travado, não funciona, não abre, não carrega, fecha sozinho, dá erro, polepole, taratibu,
  inakwama, imekwama, haifanyi kazi, haifunguki, haifungui, inasumbua, inachelewa, धीमा, धीमी, धीमे, स्लो, नहीं चल रहा, नहीं चलता, नहीं चल रही, काम नहीं कर रहा, काम नहीं करता, काम नहीं कर रही,
  बंद हो जाता, बंद हो जाती, अटक, अटकता, हैंग, नहीं खुल, नहीं खुलता, dheema, dhima, nahi chal raha, kaam nahi kar raha, hang ho, بطيء, بطيئة, بطئ, لا يعمل, ما يشتغل, مايشتغل, لا يشتغل, يعلق, معلق,
  لا يفتح, ما يفتح, يتوقف, خربان, فيه مشكلة`)
const complains = anyOf(`
  complain, complains, complained, complaint, complaints, report a problem, report a bug, feedback, me plaindre, plainte, réclamation, queja, quejarme, reclamo, reclamar, reclamação, queixa, lalamika,
  kulalamika, lalamiko, malalamiko, शिकायत, shikayat, شكوى, أشتكي, اشتكي`)

const speaks = anyOf(`
  speak, talk, chat, call, phone, ring, connect, connect me, put me through, transfer me, reach, contact, get hold of, parler, joindre, appeler, contacter, passez moi, hablar, comunicarme,
  comunicar, contactar, llamar, pásame, falar, contatar, contactar, ligar, kuongea, niongee, kuzungumza, nizungumze, kuwasiliana, niwasiliane, बात करना, बात करनी, बात करा, बात कराओ, बात कराइए,
  बात करवाइए, बात कर, बात हो, संपर्क, baat karni, baat karna, baat karo, baat karao, baat kara, أتكلم, اتكلم, أتحدث, التحدث, التكلم, أكلم, اكلم, أحكي, احكي, التواصل, أتواصل`)
const somebody = anyOf(`
  human, a human being, real person, person, live person, real human, live agent, representative, someone, somebody, real people, real one, support, customer care, customer service,
  helpdesk, help desk, your manager, real man, personne, vraie personne, humain, quelqu'un, service client, persona, persona real, humano,
  alguien, soporte, atención al cliente, pessoa, pessoa de verdade, alguém, atendente, suporte, mtu, mtu halisi, binadamu, mhudumu, huduma kwa wateja, wahudumu,
  इंसान, आदमी, किसी से, व्यक्ति, कस्टमर केयर, असली आदमी, insaan, insan, aadmi, kisi se, customer care, إنسان, شخص, شخص حقيقي, موظف, خدمة العملاء`)
/** What is asked for by its name alone. */
const toReachUs = anyOf(`
  customer care number, customer care, customer service number, your phone number, your telephone number, your whatsapp number, your contact number, your contacts, your contact details, your email,
  your email address, your office number, contact you, call you, reach you, phone you, support team, support number, votre numéro, vous contacter, vous appeler, vous joindre, service client, su número de teléfono,
  contactarlos, llamarlos, servicio al cliente, seu telefone, entrar em contato com vocês, falar com vocês, namba yenu ya simu, namba yenu, kuwasiliana nanyi, आपका नंबर, आपका फोन नंबर, आपसे संपर्क, कस्टमर केयर,
  aapka number, رقمكم, رقم هاتفكم, التواصل معكم, خدمة العملاء`)

const near = '(?: [^ ]+){0,6} '
const together = (one: string, other: string): RegExp =>
  new RegExp(`(?<![^ ])(?:(?:${one})(?:${near}| )(?:${other})|(?:${other})(?:${near}| )(?:${one}))(?![^ ])`)
const says = (one: string): RegExp => new RegExp(`(?<![^ ])(?:${one})(?![^ ])`)

/** "No farming question": that there is none. */
const denied = /(?<![^ ])no(?: [^ ]+){0,2} (?:questions?|query|queries)(?![^ ])/g

const ofFaults = together(app, fault)
const ofComplaints = together(app, complains)
const ofTalking = together(speaks, somebody)
const ofReaching = says(toReachUs)
/** "Lente" is slow here, and no lentil. */
const ownWords = new RegExp(says([app, fault, complains, speaks, somebody, toReachUs].join('|')), 'g')

/** Whoever names one of these asks of it, and of somebody who knows about it. */
const elsewhere: readonly TopicSign[] = [
  'weather',
  'irrigation',
  'pest',
  'illness',
  'nutrients',
  'livestock',
  'sowing',
  'variety',
  'seed',
  'buying',
  'scheme',
  'manure',
]

/** What is said of whatever answers here: that something is wrong with it, or that a person is wanted in its place. */
export type SaidOfTheApp = 'complaint' | 'person'

/** What a plain text says of the app, and of nothing that is grown; both may be said at once. */
export function saidOfTheApp(plain: string): readonly SaidOfTheApp[] {
  const said: SaidOfTheApp[] = []
  if (ofFaults.test(plain) || ofComplaints.test(plain)) said.push('complaint')
  if (ofTalking.test(plain) || ofReaching.test(plain)) said.push('person')
  if (said.length === 0) return said
  const rest = plain.replace(denied, ' ').replace(ownWords, ' ')
  const isOfMore = findCommodities(rest).length > 0 || elsewhere.some((sign) => hasSign(rest, sign))
  return isOfMore ? [] : said
}
