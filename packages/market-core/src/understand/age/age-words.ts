import { plainText, splitWords } from '../plain-text.ts'
import { talkPhrases } from '../talk/talk-words.ts'

/** What a word says in a turn about the age of prices. `little` says nothing of it. */
export type AgeSign =
  | 'why'
  | 'when'
  | 'how'
  | 'old'
  | 'newer'
  | 'fresh'
  | 'updated'
  | 'current'
  | 'today'
  | 'none'
  | 'nothing'
  | 'lately'
  | 'is'
  | 'this'
  | 'data'
  | 'month'
  | 'time'
  | 'but'
  | 'little'

/** Each as it is said in seven languages. Whatever is none of them makes a turn one about something else. */
const signs: Readonly<Record<Exclude<AgeSign, 'little'>, string>> = {
  why: `why, how come, why is that, what is the reason, whats the reason, pourquoi, comment ça se fait que, por qué, porque, por que, por qué razón, a qué se debe, kwa nini, kwanini, mbona, क्यों, क्यूं, किसलिए, kyon, kyo, kyun, kyu, لماذا, ليش, ليه, لم`,
  when: `when, what date, which date, what month, which month, since when, quand, de quand, c'est de quand, datent de quand, date de quand, cuándo, de cuándo, de qué fecha, quando, de quando, de que data, lini, ya lini, za lini, tangu lini, कब, कब से, कब का, कब के, किस तारीख का, kab, kab ka, kab ke, متى, من متى, منذ متى, ما تاريخ`,
  how: `how, how often, à quel point, tous les combien, cada cuánto, cada quanto, mara ngapi, كل كم, de quel âge, qué tan, cuán, quão, kiasi gani, vipi, कितना, कितने, कितनी, kitna, kitne, kitni, كم, ما مدى, كم عمر`,
  old: `old, older, ago, years ago, months ago, outdated, out dated, out of date, not up to date, stale, ancient, obsolete, behind, out of touch, late, dated, vieux, vieil, vieille, vieilles, ancien, ancienne, anciens, anciennes, périmé, périmés, périmée, dépassé, dépassés, en retard, pas à jour, viejo, vieja, viejos, viejas, antiguo, antigua, antiguos, antiguas, desactualizado, desactualizados, desactualizada, atrasado, atrasados, atrasada, velho, velha, velhos, velhas, antigo, antiga, antigos, antigas, desatualizado, desatualizados, desatualizada, ultrapassado, zamani, wa zamani, imepitwa na wakati, zimepitwa na wakati, imechakaa, kuukuu, पुराना, पुराने, पुरानी, बासी, purana, purane, purani, قديم, قديمة, قديما, قديمه, متأخر, متأخرة`,
  newer: `newer, more recent, fresher, more current, more up to date, newer one, newer ones, new one, new ones, later one, later ones, later data, later price, later prices, more recent one, plus récent, plus récents, plus récente, plus récentes, plus nouveau, plus neuf, plus frais, plus actuel, plus à jour, más reciente, más recientes, más nuevo, más nueva, más nuevos, más actual, más actualizado, mais recente, mais recentes, mais novo, mais nova, mais novos, mais atual, mais atualizado, mpya zaidi, ya karibuni, za karibuni, ya karibuni zaidi, za karibuni zaidi, cha karibuni, kipya zaidi, mpya, kipya, इससे नया, इससे नए, इससे ताजा, इससे ताज़ा, और नया, नया, नए, नई, ज्यादा नया, ताजा, ताज़ा, is se naya, isse naya, aur naya, naya, naye, nayi, taza, taaza, أحدث, احدث, أجدد, أجدد من هذا, جديد, جديدة`,
  fresh: `fresh, recent, new, up to date, frais, récent, récents, récente, récentes, à jour, fresco, frescos, reciente, recientes, nuevo, nuevos, recente, recentes, novo, novos, atual, actual, actuales, actuel, actuels, mpya, karibuni, ya karibuni, za karibuni, ताजा, ताज़ा, नया, نا, حديث, حديثة, جديد, جديدة`,
  updated: `updated, update, updates, up dated, refreshed, refresh, renewed, last updated, last update, latest update, mis à jour, mise à jour, mises à jour, actualisé, actualisés, actualisée, rafraîchi, dernière mise à jour, actualizó, actualizado, actualizados, actualizada, actualiza, actualizan, actualizaron, actualización, última actualización, atualizado, atualizados, atualizada, atualiza, atualizam, atualização, atualizou, ilisasishwa, imesasishwa, zilisasishwa, zimesasishwa, inasasishwa, zinasasishwa, sasisho, ilibadilishwa, अपडेट, अद्यतन, update, تحديث, التحديث, تحديثها, تحديثه, حدثت, تحدثت, تحدث, محدث, محدثة`,
  current: `current, live, up to date, real time, the latest, todays, today s, actuel, actuels, à jour, en direct, du jour, d'aujourd'hui, actual, actuales, al día, de hoy, en vivo, atual, atuais, em dia, de hoje, ao vivo, ya leo, za leo, ya sasa, za sasa, आज का, आज की, आज के, ताजा, अभी का, aaj ka, aaj ki, aaj ke, abhi ka, سعر اليوم, اليوم, حالي, حالية, الحالي`,
  today: `today, now, nowadays, already, these days, aujourd'hui, maintenant, déjà, hoy, ahora, ya, hoje, agora, já, leo, sasa, tayari, आज, अभी, अब, aaj, abhi, ab, اليوم, الآن, الان, هلق, دلوقتي`,
  none: `no, not, none, nothing, never, anything, something, any, dont, don t, doesnt, doesn t, isnt, isn t, arent, aren t, havent, haven t, do you have, have you, have you got, got, have, is there, are there, rien, pas, aucun, aucune, quelque chose, n, ne, avez, avez vous, vous avez, as tu, tu as, y a t il, il y a, il n y a, n y a, y a, nada, algo, ningún, ninguno, hay, tiene, tienes, tienen, tendrá, não, nao, tem, têm, há, nenhum, alguma coisa, hakuna, huna, hamna, kuna, una, mna, je una, hamna, si, sio, कुछ, कोई, नहीं, नही, क्या, kuch, koi, nahi, nahin, kya, لا, ما, ليس, شيء, شي, يوجد, الا يوجد, لا يوجد, عندك, عندكم, اليس عندك, هل, هل عندك, هل لديك, لديك, لديكم, في`,
  nothing: `nothing, none, rien, nada, no hay, no tiene, não tem, não há, nao tem, hakuna, huna, hamna, कुछ नहीं, لا يوجد, ليس عندك, ليس عندكم, أليس عندك, أليس عندكم, أليس لديكم, ما في, ما عندكم`,
  lately: `this month, this week, this year, since, since then, ce mois, ce mois ci, cette semaine, cette année, depuis, este mes, esta semana, este año, este mês, este ano, mwezi huu, wiki hii, mwaka huu, इस महीने, इस महीने का, इस हफ्ते, इस साल, هذا الشهر, هذا الأسبوع, هذه السنة`,
  is: `is, are, s, re, its, it s, it is, that s, thats, they are, theyre, c'est, c est, est, est ce, sont, on est, nous sommes, on est déjà, es, son, está, están, estamos, estamos en, ya estamos en, é, são, está, estão, estamos, estamos em, já estamos em, ni, sasa ni, tuko, tupo, tuko mwezi wa, है, हैं, हो, चल रहा है, hai, hain, ho, chal raha hai, هو, هي, نحن, نحن في, احنا, احنا في, w`,
  this: `this, that, it, its, these, those, they, them, one, ones, ce, cet, cette, ces, ça, cela, il, elle, ils, elles, ese, esa, eso, esos, esas, este, esta, esto, estos, estas, esse, essa, isso, esses, essas, este, esta, isto, estes, hii, hiyo, hizi, hizo, hicho, hili, यह, ये, वह, वो, इस, इसका, yeh, ye, yah, woh, wo, هذا, هذه, هاد, هاي, ده, دي, ذلك, تلك`,
  data: `price, prices, the price, data, figure, figures, number, numbers, information, info, news, list, lists, record, records, series, quote, quotes, quotation, table, file, rate, rates, value, values, source, sources, prix, données, chiffre, chiffres, cours, liste, listes, tarif, tarifs, précios, precio, precios, dato, datos, cifra, cifras, lista, listas, cotización, preço, preços, dado, dados, número, números, cotação, bei, takwimu, data, orodha, भाव, दाम, रेट, कीमत, डेटा, आंकड़े, आंकड़ा, जानकारी, bhav, bhaav, daam, dam, rate, سعر, السعر, أسعار, الأسعار, الاسعار, بيانات, البيانات, رقم, الرقم, أرقام, الأرقام, معلومات, القائمة, app, application, appli, aplicación, aplicativo, programu, ऐप, تطبيق, التطبيق`,
  month: `january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, janeiro, fevereiro, março, maio, junho, julho, setembro, outubro, novembro, dezembro, januari, februari, machi, aprili, mei, juni, julai, agosti, septemba, oktoba, novemba, desemba, जनवरी, फरवरी, फ़रवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, सितम्बर, अक्टूबर, अक्तूबर, नवंबर, नवम्बर, दिसंबर, दिसम्बर, january, farvari, navambar, يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر, شباط, آذار, نيسان, أيار, حزيران, تموز, آب, أيلول, تشرين الأول, تشرين الثاني, كانون الأول, كانون الثاني, jour, in jour`,
  time: `month, months, year, years, week, weeks, day, days, ago, last year, last month, since, until, till, up to, from, ends, end, ended, stops, stop, stopped, finish, finishes, stuck, goes, go, only, still, just, mois, an, ans, année, années, semaine, jours, depuis, jusque, jusqu'à, jusqu, seulement, encore, toujours, s arrête, arrête, s arrêtent, finit, finissent, termine, bloqué, il y a, mes, meses, año, años, semana, días, desde, hasta, se queda, se quedan, se detiene, se detuvo, se paró, para, paran, termina, terminan, acaba, acabam, parou, pararam, ficou, solo, sólo, todavía, aún, hace, mês, ano, anos, dias, até, só, ainda, faz, há, mwezi, miezi, mwaka, miaka, wiki, siku, inaishia, zinaishia, mnaishia, unaishia, imekoma, zimekoma, tangu, hadi, mpaka, tu, bado, iliyopita, महीना, महीने, साल, हफ्ते, दिन, से, तक, सिर्फ, केवल, रुका, रुक गया, अटका, mahine, saal, tak, sirf, شهر, أشهر, شهور, سنة, سنوات, عام, أعوام, أسبوع, منذ, حتى, عند, يتوقف, تتوقف, توقف, توقفت, ينتهي, تنتهي, فقط, مازال, one, two, three, four, five, six, seven, eight, nine, ten, neuf, nueve, nove, tisa, नौ, nau, تسعة`,
  but: `but, yet, however, whereas, while, mais, alors que, or, pourtant, pero, mas, porém, lakini, wakati, लेकिन, मगर, जबकि, lekin, magar, jabki, لكن, بس, مع أن, بينما`,
}

const little = `
  be, get, got, can, can t, cant, put, add, a bit, a little, un peu, peu, un poco, um pouco, uno, kidogo, mtaweka, mtapata, थोड़ा, قليلا, يتم, caller, farmer, customer, complains, complain, i complain, says, asks, wants to know, i want to know, sir, madam, boss, bro, my friend, mate, so, very, too, such, that, a, an, the, of, for, in, at, to, on, by, with, there, here, you, your, yours, we, i, me, my, us, our, was, were, been, being, has, had, did, does, do, can, could, would, will, please, pls, tell, show, give, get, and, then, than, this, last, time, times, latest, exactly, really, actually, always, ever, again, all, even, also, or, if, as, ok, well, hey, show me, give me, quite, that much, when, in it, which you have, you have, you hold, you use, on file, in there,
  si, aussi, très, tellement, trop, de, du, des, d, le, la, les, l, un, une, à, au, aux, en, dans, pour, que, qui, qu, vous, tu, votre, vos, tes, ton, nous, on, je, j, a, ai, été, fois, dernière, dernières, dernier, derniers, la dernière fois, plus, encore, donc, alors, et, ou, moi, dites moi, me, donnez, est ce que, bien, vraiment, cela, date, datent, ont,
  tan, tanto, muy, tan tan, demasiado, el, los, las, una, unos, del, al, con, para, por, se, le, lo, su, sus, usted, ustedes, tu, tus, me, mi, nos, fue, fueron, ha, han, vez, última, último, últimos, últimas, por última vez, la última vez, más, y, o, entonces, que, dígame, da, dan, ahí, pues, también, sí, e,
  tão, muito, demais, o, os, as, um, uma, do, da, dos, das, no, na, nos, nas, com, para, pra, por, pela, seu, seus, sua, você, vocês, me, foi, foram, vez, última, último, pela última vez, a última vez, mais, e, ou, então, diga, aí, também, sim, que,
  sana, mno, hivi, hivyo, kiasi hiki, ya, za, wa, la, cha, vya, kwa, na, katika, au, yako, zako, yenu, zenu, mara, mara ya mwisho, mwisho, zaidi, zaidi ya hii, kuliko hii, wewe, ninyi, mimi, nipe, niambie, hapa, hapo, kweli, pia, basi, tena, je, kuhusu, the, more, is, it, price, of, and, now,
  इतना, इतने, इतनी, बहुत, ज्यादा, का, की, के, को, में, पर, ने, तो, ही, भी, और, या, आप, आपका, आपके, आपकी, मुझे, हम, बार, आखिरी, आखिरी बार, पिछली बार, हुआ, हुए, हुई, था, थे, किया, गया, जी, यहां, वाला, वाले, इससे, itna, itne, itni, bahut, zyada, jyada, ka, ki, ke, ko, mein, me, par, ne, to, toh, hi, bhi, aur, ya, aap, aapka, aapke, mujhe, hum, baar, aakhri baar, hua, hue, tha, the, kiya, gaya, ji, wala, wale, isse,
  جدا, كثيرا, هكذا, كذا, في, من, على, عن, إلى, الى, مع, و, ال, تم, آخر, اخر, مرة, مره, آخر مرة, اخر مرة, لك, لي, انت, انتم, كان, قد, ايضا, أيضا, يا, هنا, الذي, التي, كل, last, when, he, she, do, not, more, i, an`

const phrasesOf = (text: string): string[][] =>
  text
    .split(',')
    .map((phrase) => splitWords(plainText(phrase)))
    .filter((words) => words.length > 0)

interface Phrase {
  readonly words: readonly string[]
  readonly signs: readonly AgeSign[]
}

/** One phrase may say several things: "new" is fresh, and newer where nothing is there. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  const all = new Map<string, { words: readonly string[]; signs: AgeSign[] }>()
  const add = (words: readonly string[], sign: AgeSign) => {
    const key = words.join(' ')
    const known = all.get(key)
    if (known === undefined) all.set(key, { words, signs: [sign] })
    else known.signs.push(sign)
  }
  for (const [sign, text] of Object.entries(signs))
    for (const words of phrasesOf(text)) add(words, sign as AgeSign)
  for (const words of phrasesOf(little)) add(words, 'little')
  for (const { words, kind } of [...talkPhrases.values()].flat())
    if (kind === 'thanks' || kind === 'greeting' || kind === 'insult') add(words, 'little')
  const inOrder = [...all.values()].toSorted((a, b) => b.words.length - a.words.length)
  return Map.groupBy(inOrder, ({ words }) => words[0] ?? '')
}

const byFirstWord = phrases()
const year = /^(?:19|20)\d\d$/

/**
 * What the words of a plain text say, where all of them are of the age of prices or say nothing; undefined where one is
 * of something else.
 */
export function ageSigns(plain: string): readonly (readonly AgeSign[])[] | undefined {
  const words = splitWords(plain)
  const said: (readonly AgeSign[])[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const found = (byFirstWord.get(word) ?? []).find((phrase) =>
      phrase.words.every((one, index) => words[at + index] === one),
    )
    if (found !== undefined) {
      said.push(found.signs)
      at += found.words.length
    } else if (/^\d+$/.test(word)) {
      said.push([year.test(word) ? 'month' : 'time'])
      at += 1
    } else return undefined
  }
  return said
}
