const pairs = (text: string): (readonly [said: string, english: string])[] =>
  text
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [english = '', said = ''] = line.split('=').map((part) => part.trim())
      return said.split(',').map((one) => [one.trim(), english] as const)
    })

/**
 * What is said of prices, times and sums in six languages, by what it is in English; a reviewed list. Names of crops
 * are not here, nor words that mean something else in another of these languages.
 */
export const phrasesInEnglish: readonly (readonly [said: string, english: string])[] = pairs(`
  how much is = que vaut, combien vaut, combien coute, combien coutent, c est combien, a combien est, cuanto cuesta, cuanto vale, a cuanto esta, a cuanto estan, a como esta, quanto esta, quanto custa, quanto vale, qual e o valor, ni bei gani, bei gani, ni shilingi ngapi, kitne ka hai, kya bhav hai, kya rate hai, कितने का है, كم سعر, بكم, ما سعر, ما هو سعر
  highest = le plus haut, le plus eleve, plus haut, plus eleve, mas alto, mas elevado, mais alto, mais elevado, juu zaidi, juu kabisa, sabse zyada, sabse jyada, sabse uncha, सबसे ज्यादा, सबसे अधिक, सबसे ऊंचा, सबसे ऊँचा, अधिकतम, أعلى, اعلى
  lowest = le plus bas, plus bas, mas bajo, mais baixo, chini zaidi, chini kabisa, sabse kam, सबसे कम, न्यूनतम, أدنى, ادنى, أقل
  dearest = le plus cher, la plus chere, mas caro de todos, ghali zaidi, sabse mehnga, sabse mahanga, सबसे महंगा, सबसे महंगी, الأغلى
  cheapest = le moins cher, la moins chere, mas barato de todos, nafuu zaidi, sabse sasta, सबसे सस्ता, सबसे सस्ती, الأرخص
  dearer = plus cher, plus chere, mas caro, mas cara, mais caro, mais cara, ghali, mehnga, mahanga, महंगा, महंगी, महँगा, أغلى
  cheaper = moins cher, moins chere, mas barato, mas barata, mais barato, mais barata, nafuu, sasta, सस्ता, सस्ती, أرخص
  gone up = a augmente, ont augmente, a monte, ont monte, monte, ha subido, han subido, subio, subiu, aumentou, aumento, umepanda, zimepanda, badha, badhi, badh gaya, badh gayi, बढ़ा, बढ़ी, बढ़े, बढ़ गया, बढ़ गई, ارتفع, ارتفعت, زاد
  gone down = a baisse, ont baisse, baisse, ha bajado, han bajado, ha caido, cayo, caiu, baixou, desceu, umeshuka, zimeshuka, gira, giri, ghata, ghati, गिरा, गिरी, गिरे, घटा, घटी, انخفض, انخفضت, هبط
  changed = a change, ont change, ha cambiado, cambio, mudou, evolue, a evolue, imebadilika, umebadilika, badla, badli, बदला, बदली, تغير
  will go up = va augmenter, va monter, va baisser, augmentera, baissera, va a subir, va a bajar, subira, bajara, vai subir, vai cair, vai baixar, vai descer, itapanda, itashuka, utapanda, utashuka, badhega, girega, बढ़ेगा, गिरेगा, سيرتفع, سينخفض
  should i sell = dois je vendre, faut il vendre, debo vender, deberia vender, vendo ya, devo vender, niuze sasa, bechu kya, bechun kya, क्या बेचूं, बेचना चाहिए, هل أبيع
  average = en moyenne, moyenne, prix moyen, promedio, en promedio, preco medio, em media, wastani, ausat, औसत, متوسط, معدل
  which month = quel mois, en que mes, que mes, qual mes, em que mes, mwezi gani, kis mahine, किस महीने, أي شهر
  compare = comparer, comparez, comparar, compara, linganisha, tulna, तुलना, قارن, مقارنة
  compared with = par rapport a, en comparacion con, comparado com, ikilinganishwa na
  last year = l annee derniere, l an dernier, annee derniere, el ano pasado, ano pasado, no ano passado, ano passado, mwaka jana, mwaka uliopita, pichle saal, pichhle saal, पिछले साल, السنة الماضية, العام الماضي
  last 12 months = depuis un an, sur un an, en un an, desde hace un ano, el ultimo ano, en el ultimo ano, no ultimo ano, kwa mwaka mmoja, ek saal mein, ek saal me, पिछले एक साल, एक साल, منذ سنة, منذ عام, خلال سنة, خلال عام
  last month = le mois dernier, mois dernier, el mes pasado, mes pasado, mes passado, no mes passado, mwezi uliopita, mwezi jana, pichle mahine, pichhle mahine, पिछले महीने, الشهر الماضي
  this year = cette annee, este ano, mwaka huu, is saal, इस साल, هذه السنة, هذا العام
  today = aujourd hui, hoy, hoje, leo, aaj, आज, اليوم
  yesterday = ayer, ontem
  last = पिछले, pichle, pichhle, آخر
  months = महीनों, mahino, أشهر, شهور
  years = सालों, سنوات, أعوام
  one = एक
  two = दो, اثنين
  three = तीन, ثلاثة
  five = पांच, पाँच, خمس
  since = منذ
  year = سنة, عام, السنة
  month = شهر, الشهر
  or = أم, أو, या
  did = هل, a-t-il, ont-ils, est-ce que, est ce que
  and = और, aur, na pia, و
  when = कब, kab, quand, cuando, lini, متى
  was = था, थी, थे, etait, etaient, a ete, fue, era, foi, ilikuwa, كان, كانت
  which = कौन, कौन सा, कौनसा, कौनसी, kaun, konsa, konsi, أيهما
  break even = seuil de rentabilite, point mort, punto de equilibrio, punto muerto, ponto de equilibrio, nisipate hasara, ili nisipate hasara, bila hasara, नुकसान न हो
  margin = marge, marge brute, margen, margen bruto, margem, margem bruta
  profit = benefice, ganancia, ganancias, lucro, faida, munafa, fayda, मुनाफा, الربح, ربح
  cost = couts, cout, costos, costo, costes, coste, custos, custo, gharama zangu, gharama, kharcha, kharch, खर्च, लागत, التكلفة, تكلفة
  spent = j ai depense, depense, gaste, gastado, gastei, nimetumia, nilitumia
  yield = rendement, rendimiento, rendimento, ninavuna, nimevuna, navuna, mavuno, upaj, paidavar, उपज, الإنتاج
  i sell = je vends, vendo a, vendo por, nauza, ninauza
  shillings = shilingi
  dollars = dola, dolar, dolares, डॉलर, دولار
  per acre = kwa ekari, kwa eka
  per hectare = kwa hekta, par hectare, por hectarea, por hectare, pour un hectare, للهكتار
  per tonne = par tonne, la tonne, por tonelada, kwa tani, للطن, प्रति टन
  per quintal = el quintal, le quintal, o quintal, por quintal, par quintal
  per kg = le kilo, el kilo, o quilo, por quilo, por kilo, kwa kilo, للكيلو
  bags = magunia, mifuko, bories
  bag = saca, sacas, mfuko
  ratio = rapport, razon, razao
  tomorrow = demain, manana, amanha, kesho
  week = semaine, semana, wiki
  dry = sec
  plough = labourer, arar
  red = rouge, rouges, rojo, rojos, roja, rojas, vermelho
  white = blanc, blancs, blanche, blanches, blanco, blancos, branco
  fresh = frais, fraiche, fresco, fresca, frescos
  smoked = fume, ahumado, defumado
  imported = importe, importado
  wholesale = al por mayor, por mayor, en gros, no atacado, jumla
  retail = al por menor, al detalle, au detail, no varejo, rejareja
  harvest = recolte, cosecha, colheita
  until = jusqu a, jusqu au, hasta, ate a, ate o
  what can you = quelles cultures connais tu, quelles cultures connais-tu, que sais-tu faire, que sais tu faire, que puedes hacer, o que voce sabe, unaweza kufanya nini, tum kya kar sakte ho, आप क्या कर सकते हैं, ماذا يمكنك
  please = svp, s il vous plait, por favor, tafadhali, kripya, कृपया, من فضلك
  is = hai, क्या, है, هو, هي
`)
