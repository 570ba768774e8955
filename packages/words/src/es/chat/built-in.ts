import type { AnswerWords } from '../../answering/answer-words.ts'

const instead = [
  'Lo que puedo decirle es lo que permite el pronóstico de su finca: pregunte cuándo puede fumigar, segar o cosechar, si va a llover, o si hay helada cerca. El panel del tiempo muestra lo mismo.',
  'A preguntas sobre precios y cuentas de la finca respondo en «Market Intelligence».',
].join('\n\n')

const withModel = {
  market: 'Respondo con los precios guardados y sus propias cifras, y con nada más.',
  farm: 'Leo esto en el pronóstico con reglas fijas y sus propios límites.',
  both: 'Respondo con los precios guardados, el pronóstico y sus propias cifras, y con nada más.',
}

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn: AnswerWords['chat']['builtIn'] = {
  unread: 'No pude leer ese mensaje. Pregunte con frases más cortas, por favor.',
  suggested: ({ questions }) =>
    `Puede preguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  withoutModel: {
    market:
      'Este es el modo sencillo: no hay ningún modelo de IA conectado, así que respondo con los precios guardados y sus propias cifras, y con nada más.',
    farm: 'Este es el modo sencillo: no hay ningún modelo de IA conectado, así que leo esto en el pronóstico con reglas fijas y sus propios límites.',
    both: 'Este es el modo sencillo: no hay ningún modelo de IA conectado, así que respondo con los precios guardados, el pronóstico y sus propias cifras, y con nada más.',
    noAdvice: `No hay ningún modelo de IA conectado a este servicio, así que no puedo aconsejarle sobre el trabajo de su finca. Prefiero decírselo a adivinar.\n\n${instead}`,
  },
  inPlaceOfModel: {
    ...withModel,
    noAdvice: `Sin el modelo de IA no puedo aconsejarle sobre el trabajo de su finca. Prefiero decírselo a adivinar.\n\n${instead}`,
  },
  besideModel: {
    ...withModel,
    noAdvice:
      'A preguntas como esta no responde el modelo de IA. Pregunte por el trabajo de su finca en un mensaje aparte.',
  },
}
