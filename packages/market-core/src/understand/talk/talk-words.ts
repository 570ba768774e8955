import { plainText, splitWords } from '../plain-text.ts'

/** What is said of a conversation itself: thanks and blessings, agreement, greetings and farewells, insults. */
export type TalkKind = 'thanks' | 'greeting' | 'agreed' | 'insult'

const phrases = (text: string): string[][] =>
  text
    .split(',')
    .map((phrase) => splitWords(plainText(phrase)))
    .filter((words) => words.length > 0)

/** As they are said in seven languages, in pidgin and in the street's spelling. */
const kinds: Readonly<Record<TalkKind, string>> = {
  thanks: `
    thanks, thank you, thank u, thank ya, thankyou, thanx, thnx, thnks, thx, tnx, tks, ty, tysm, cheers, much appreciated,
    appreciated, i appreciate, i appreciate it, grateful, i am grateful, i m grateful, we thank you, i thank you, na so,
    well done, good job, nice one, nice work, great help, you helped, you helped me, that helps, that helped, very helpful, helpful,
    god bless, god bless you, god bless u, god go bless you, god go bless u, god dey, bless you, bless u, blessings, be blessed,
    stay blessed, may god bless you, may god bless u, god keep you, god be with you, may allah bless you, allah bless you,
    jah bless, god is good, amen, ameen, amina, i dey grateful, oshe, ese, e se, daalu, imela, nagode, na gode, medaase, webale, weebale,
    webale nyo, matondo, ngiyabonga, enkosi, dankie, baie dankie, tatenda, maita basa, zikomo, amesegenallo, murakoze,
    merci, merci beaucoup, mille mercis, je vous remercie, je te remercie, que dieu vous benisse, dieu vous benisse,
    que dieu te benisse, dieu te benisse, c est gentil, bien aime, gracias, muchas gracias, mil gracias, muchisimas gracias,
    se agradece, muy amable, te agradezco, le agradezco, dios le bendiga, que dios le bendiga, dios lo bendiga, dios te bendiga,
    que dios te bendiga, bendiciones, dios se lo pague, obrigado, obrigada, muito obrigado, muito obrigada, obrigadao,
    obg, vlw, valeu, agradecido, agradecida, agradeco, deus abencoe, deus te abencoe, deus lhe pague, deus o abencoe, que deus abencoe,
    asante, asante sana, ahsante, ahsante sana, asanteni, nashukuru, ninashukuru, shukrani, shukran, shukria, shukriya, ubarikiwe, barikiwa,
    mungu akubariki, mungu awabariki, mungu ambariki, aksanti, dhanyavad, dhanyawad, dhanyavaad, dhanyawaad, dhanyabad, meherbani, meharbani,
    bhagwan bhala kare, bhagwan aapka bhala kare, khush raho, jeete raho, bahut badhiya, धन्यवाद, शुक्रिया, मेहरबानी, आभार,
    भगवान भला करे, भगवान आपका भला करे, खुश रहो, खुश रहिए, जीते रहो, शाबाश, شكرا, شكرا جزيلا, الف شكر, مشكور, مشكورين, متشكر, متشكرين, تسلم, تسلم ايدك,
    يسلمو, الله يسلمك, بارك الله فيك, بارك الله فيكم, الله يبارك فيك, جزاك الله خيرا, جزاك الله كل خير, جزاكم الله خيرا,
    الله يعطيك العافية, يعطيك العافية, الله يعطيك الصحة, يعطيك الصحة, الله يحفظك, الله يرضى عليك, ممنون`,
  greeting: `
    hi, hello, hey, heya, hallo, helo, hullo, hiya, howdy, yo, sup, g day, gday, good morning, good afternoon, good evening, good day,
    morning, evening, gm, how are you, how are u, how r u, how are you doing, how are you today, how do you do, how is it going, how far,
    how body, how una dey, how you dey, wetin dey, wetin dey happen, what s up, whats up, wassup, peace be upon you, greetings,
    nice to meet you, bonjour, bonsoir, salut, coucou, comment allez vous, comment ca va, ca va, comment vas tu, hola, buenas, buenos dias,
    buenas tardes, buenas noches, que tal, como estas, como esta, como esta usted, saludos, ola, oi, bom dia, boa tarde, boa noite, tudo bem,
    tudo bom, e ai, como vai, jambo, hujambo, hamjambo, habari, habari yako, habari za asubuhi, habari za leo, habari gani, mambo, mambo vipi, vipi,
    niaje, sasa, salama, shikamoo, marahaba, salaam, salam, salam alaikum, salaam alaikum, assalamu alaikum, assalam alaikum, as salam alaikum,
    walaikum salam, wa alaikum salam, namaste, namaskar, namaskaram, pranam, ram ram, jai shri ram, jai hind, jai jawan jai kisan, sat sri akal,
    kaise ho, kaise hain, kaise ho aap, aap kaise hain, aap kaise ho, sannu, ina kwana, kedu, sawubona, molo, mhoro, muli bwanji, dumela, selam,
    नमस्ते, नमस्कार, प्रणाम, राम राम, जय श्री राम, जय हिंद, जय जवान जय किसान, कैसे हो, कैसे हैं, आप कैसे हैं, आप कैसे हो, सुप्रभात, शुभ प्रभात, السلام عليكم, السلام عليكم ورحمة الله,
    السلام عليكم ورحمة الله وبركاته, وعليكم السلام, سلام, سلام عليكم, مرحبا, مرحبتين, اهلا, اهلا وسهلا, اهلين, صباح الخير, صباح النور, مساء الخير, مساء النور, كيف حالك, كيفك, ازيك, لاباس`,
  agreed: `
    ok, okay, okey, oky, okk, k, kk, oh, ah, aha, hmm, hm, mm, mmm, eh, wow, fine, good, very good, great, nice, super, perfect, excellent, alright, all right, right,
    got it, i see, i understand, understood, i have understood, noted, cool, sure, yes, yeah, yep, yup, yea, no, nope, nah, no problem, no worries, never mind,
    nevermind, no wahala, no wahala at all, e don do, i don hear, i hear you, i don see am, correct, true, exactly, true true, makes sense, that is all, that s all,
    that is good, that s good, that is fine, that s fine, that is ok, it is ok, it s ok, it is fine, sounds good, will do, lol, haha, hahaha, hehe, bye, bye bye, byebye, goodbye,
    good bye, good night, goodnight, gn, see you, see you later, see u, see you tomorrow, later, take care, till next time, until next time, have a good day, have a nice day, have a great day,
    have a blessed day, have a good one, have a good evening, all the best, good luck, i will be back, safe, d accord, dac, ca marche, entendu, compris, bien, tres bien,
    c est bon, c est bien, c est tout, parfait, super, oui, non, au revoir, a bientot, a demain, a plus, bonne journee, bonne soiree, bonne nuit, bonne chance, vale, de acuerdo, entendido,
    esta bien, muy bien, listo, perfecto, bueno, claro, eso es todo, si, ya, ya entendi, adios, hasta luego, hasta pronto, hasta manana, chao, chau, nos vemos, que tenga buen dia, buen dia, suerte,
    beleza, blz, certo, ta bom, ta bem, ta certo, esta bem, entendi, perfeito, otimo, legal, sim, nao, e isso, tchau, ate logo, ate mais, ate amanha, falou, sawa, sawa sawa, haya, poa, poa sana, fiti, freshi, nzuri,
    nzuri sana, vizuri, vizuri sana, vyema, nimeelewa, nimekuelewa, ndiyo, ndio, hapana, kwaheri, kwa heri, tutaonana, usiku mwema, lala salama, siku njema, hakuna shida, hakuna matata, theek hai, thik hai, thk h, theek h, theek, thik,
    accha, achha, acha, achcha, accha ji, haan, haan ji, ha ji, ji haan, nahi, nahin, samajh gaya, samajh gayi, samjh gaya, badhiya, bahut accha, sahi hai, sahi, alvida, phir milenge, shubh ratri, ठीक है, ठीक, अच्छा, हाँ, हां, जी हाँ, जी हां,
    नहीं, समझ गया, समझ गई, बढ़िया, बहुत अच्छा, बहुत बढ़िया, सही है, सही, अलविदा, फिर मिलेंगे, शुभ रात्रि, حسنا, طيب, تمام, ماشي, اوكي, اوك, نعم, ايوه, اي, لا, فهمت, مفهوم, ممتاز, جيد, جيد جدا, واخا, صافي, خلاص, مع السلامة, باي, الى اللقاء, تصبح على خير, في امان الله, ان شاء الله, انشاء الله, inshallah, insha allah, الحمد لله, alhamdulillah`,
  insult: `
    stupid, idiot, useless, nonsense, rubbish, fool, foolish, mumu, olodo, ode, dumb, moron, shit, crap, trash, worthless, hopeless, you are mad, you dey mad, you dey craze, mad, shut up, go away, get lost,
    you know nothing, you don t know anything, you are lying, liar, you lie, you too lie, waste of time, forget it, hate you, i hate you, this is rubbish, nul, nulle, imbecile, stupide, inutile, ferme la, ta gueule, n importe quoi, inutil, tonto, tonta, idiota, estupido, estupida,
    no sirves, no sirves para nada, no sabes nada, burro, burra, lixo, porcaria, nao serve para nada, mjinga, mpumbavu, bure kabisa, takataka, hovyo, bekar, bekaar, bewakoof, bevkoof, pagal, gadha, ullu, बेकार, बेवकूफ, मूर्ख, पागल, गधा, غبي, احمق, حمار, كذاب, تافه, اسكت`,
}

/** Whom it is said to, how much, and what joins it: by itself it says nothing. */
const beside = phrases(`
  sir, madam, ma, mam, maam, ma am, mum, mama, papa, boss, bos, chief, oga, oga mi, bro, bros, broda, brother, sister, sis, sista, my friend, friend, friends, dear, my dear, mate, man, buddy, pal, guys, guy, dude, team, everyone, all, bot, robot, app, machine, computer,
  doctor, doc, teacher, professor, my brother, my sister, my people, people, honey, uncle, auntie, aunty, mzee, bwana, mkuu, kaka, dada, ndugu, rafiki, rafiki yangu, mwalimu, bhai, bhaiya, bhaiyya, bhai sahab, bhaisahab, sahab, saheb, ji, sirji, sir ji, dost, yaar, didi, भाई, भैया, जी, साहब, सर, मित्र, दोस्त, यार, आप, आपका, आपको, तुम, तू, हो, है, हैं,
  monsieur, madame, mon ami, mon frere, chef, patron, amigo, amiga, amigos, mi amigo, jefe, patron, senor, senora, hermano, compadre, don, usted, ustedes, meu amigo, minha amiga, senhor, senhora, moco, chefe, irmao, voce, voces, irma, اخي, يا اخي, يا صديقي, صديقي, يا معلم, يا باشا, يا غالي, يا سيدي, استاذ, يا استاذ, دكتور, حبيبي, لك, لكم, انت, انتم, عليك,
  very, much, very much, so much, so, a lot, lots, many, too much, too, plenty, well well, really, truly, indeed, again, once again, then, and, n, also, for that, for this, for your help, for the help, for your time, for the information, for the info, for info, for the answer, for answering, for everything, for your advice, for helping, for helping me,
  for the reply, for your reply, for your answer, for now, to you, you, u, your, ur, you are, you re, u are, are, is, am, i am, i m, me, my, it, this, that, thing, the, a, an, o, oh, abeg, sha, na, dey, just, please, always, too, as well, such, big, good, fine, and your family, you and your family, with you, abundantly,
  beaucoup, bien, tres, vraiment, encore, infiniment, pour tout, pour votre aide, pour ton aide, pour la reponse, pour l info, pour l information, et, a vous, a toi, a tous, vous, tu, t es, es, vous etes, c est, un, une, mucho, muchas, muy, de verdad, por todo, por la ayuda, por su ayuda, por la informacion, por la respuesta, y, eres, es, un, una, a usted, a ti, mesmo, muito, demais, pela ajuda, por tudo, pela informacao, pela resposta, e, um, uma, de nada,
  sana, sana sana, kabisa, tena, kwa msaada, kwa msaada wako, kwa habari, kwa jibu, kwa taarifa, na, wewe, ni, ninyi, yako, wako, bahut, bahut bahut, aap, aapka, aapko, apka, tum, tu, ho, hai, h, ne, jankari ke liye, madad ke liye, बहुत, बहुत बहुत, जानकारी के लिए, मदद के लिए, और, का, को, जزيلا, جزيلا, كثيرا, جدا, على المساعدة, على المعلومة, على المعلومات, على الرد, و, يا, وانت, لكل شيء`)

const core = (Object.keys(kinds) as TalkKind[]).flatMap((kind) =>
  phrases(kinds[kind]).map((words) => ({ words, kind })),
)
const all: readonly { words: readonly string[]; kind?: TalkKind }[] = [
  ...core,
  ...beside.map((words) => ({ words })),
].toSorted((a, b) => b.words.length - a.words.length)

/** By their first word, the longest first. */
export const talkPhrases: ReadonlyMap<string, readonly { words: readonly string[]; kind?: TalkKind }[]> =
  Map.groupBy(all, ({ words }) => words[0] ?? '')
