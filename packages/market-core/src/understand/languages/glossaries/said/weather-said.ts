import type { OtherLanguage } from '../../language.ts'

/** The weather, and the hours of a day, as they are said at home: rain by its other names, meals, the day after. */
export const weatherSaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
la nuit d'après | la nuit suivante | nuit prochaine | la nuit prochaine = next night
le jour d'après | le jour suivant | le lendemain = next day
après le déjeuner | après manger | après le repas de midi = after lunch
avant le déjeuner | avant le repas de midi = before lunch
avant l'école = before school
après l'école = after school
après le travail | après le boulot = after work
avant le travail = before work
d'ici à | d'ici = by
le meilleur | la meilleure = best
dépasse | dépassera | va dépasser = over
jusqu'à moins = down to minus
flotter | va flotter | il flotte | tomber de l'eau | tombe de l'eau = rain
rosée le matin = dew
dans quinze jours | dans deux semaines | dans 15 jours = in two weeks
`,
  es: `
la noche siguiente | la otra noche = next night
al día siguiente | el día siguiente = next day
después del almuerzo | después de almorzar | después de comer | luego de almorzar = after lunch
antes del almuerzo | antes de almorzar | antes de comer = before lunch
antes de la escuela = before school
después de la escuela = after school
después del trabajo = after work
antes del trabajo = before work
de aquí al | de aquí a | hasta el = by
supera los | pasa de | pasa los | va a superar = over
mm cayeron | milímetros cayeron | cayeron | mm han caído = mm fell
veranillo | canícula de cuántos días = dry spell
garúa | llovizna | aguacero | aguaceros | chubascos | caer agua | va a caer agua = rain
en quince días | dentro de dos semanas | en dos semanas = in two weeks
`,
  pt: `
a noite seguinte | na noite seguinte | próxima noite = next night
no dia seguinte | o dia seguinte = next day
depois do almoço | após o almoço = after lunch
antes do almoço = before lunch
antes da escola = before school
depois da escola = after school
depois do trabalho | depois do serviço = after work
antes do trabalho | antes do serviço = before work
passa de | passa dos | vai passar de | ultrapassa = over
veranico | estiagem = dry spell
garoa | chuvisco | pancadas | pancada de chuva | cair água = rain
sexta às = friday at
quinta às = thursday at
quarta às = wednesday at
terça às = tuesday at
segunda às = monday at
daqui a duas semanas | em duas semanas | daqui a quinze dias = in two weeks
`,
  sw: `
usiku unaofuata = next night
siku inayofuata = next day
baada ya chakula cha mchana = after lunch
kabla ya chakula cha mchana = before lunch
kabla ya shule = before school
baada ya shule = after school
baada ya kazi = after work
kabla ya kazi = before work
manyunyu | rasharasha = rain
kutakuwa na jua | jua kali | jua litawaka = sunny
wiki mbili zijazo | baada ya wiki mbili = in two weeks
upepo mkali = strong wind
`,
  hi: `
अगली रात | agli raat = next night
अगले दिन | agle din = next day
दोपहर के खाने के बाद | खाना खाने के बाद | khane ke baad = after lunch
दोपहर के खाने से पहले | khane se pehle = before lunch
स्कूल से पहले | school se pehle = before school
स्कूल के बाद | school ke baad = after school
काम के बाद | kaam ke baad = after work
फुहार | बूंदाबांदी | बौछार | boondabandi | paani girega | pani girega | पानी गिरेगा | पानी बरसेगा = rain
मंडी जाना है | मंडी जाना | mandi jana hai | mandi jana = going to town
दो हफ्ते बाद | do hafte baad = in two weeks
`,
  ar: `
الليلة التالية | الليلة القادمة | الليلة اللي بعدها = next night
اليوم التالي | اليوم اللي بعده = next day
بعد الغداء | بعد الغدا = after lunch
قبل الغداء | قبل الغدا = before lunch
قبل المدرسة = before school
بعد المدرسة = after school
بعد العمل | بعد الشغل = after work
تصب الشتا | تطيح الشتا | طيح الشتا | غادي تصب الشتا | غادي تطيح الشتا | كاينة الشتا | الشتا غدا = will it rain
هتمطر | حتمطر | بتمطر | تمطر | تشتي | بتشتي | رح تشتي | هتشتي | رذاذ | زخات = rain
هاد السيمانة | هذا السيمانة | السيمانة = this week
السيمانة الجاية = next week
نسقي | نسقيو | واش نسقي | اسقي ولا = should i water
بكرة | بكره | غدوة = tomorrow
النهارده | النهاردة = today
بعد أسبوعين = in two weeks
`,
}
