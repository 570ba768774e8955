import type { emergency as english } from '../../en/messages/emergency.ts'
import type { Translation } from '../../icu/translation.ts'

/** Emergency answers in Portuguese. */
export const emergency = {
  call: 'Isto é uma emergência: ligue agora para {ambulance}, ou vá já ao médico ou hospital mais próximo.',
  callRescue: 'Isto é uma emergência: ligue agora para {number} e peça os bombeiros e uma ambulância.',
  callBoth:
    'Isto é uma emergência: ligue agora para os bombeiros, {fireBrigade}, e para uma ambulância, {ambulance}.',
  callVet: 'Isto é uma emergência: ligue agora para um veterinário.',
  poisonCentre: 'Centro de intoxicações: {number}.',
  meanwhile: {
    gas: 'Não entre nem desça atrás de ninguém: o gás, ou o ar sem oxigênio, mataria você também. Afaste todos da abertura e espere o resgate com aparelho de respiração.',
    grain:
      'Não entre atrás de ninguém: você afundaria também. Pare todas as roscas e transportadores, não ligue nenhum e não abra nenhuma comporta. Diga à pessoa que fique parada até o resgate chegar.',
    water:
      'Não pule na água: estenda uma vara ou uma corda, ou jogue algo que flutue. Ninguém desce num poço nem num tanque.',
    injury:
      'Desligue o motor e só chegue perto quando nada mais se mexer. Não mova a pessoa, a não ser que ela corra perigo onde está. Numa ferida que sangra, aperte forte com um pano limpo e não solte.',
    venom:
      'Que a pessoa fique calma e parada, e a parte picada também. Tire anéis e o que aperta. Não corte, não chupe nem amarre, não ponha nada em cima e não vá atrás do animal. Dificuldade para respirar ou rosto inchado é perigo de vida: diga isso logo.',
    heat: 'Leve a pessoa para a sombra, tire a roupa de cima e refresque-a com água e vento até a ajuda chegar. Não dê de beber a quem está confuso ou não acorda.',
    current:
      'Não toque na pessoa enquanto ela puder estar em contato com a corrente: desligue-a no quadro. Fique a 10 m de um fio caído, e os outros também. Quem está numa máquina que toca um fio fica nela, a não ser que pegue fogo.',
    fire: 'Tire todos e afaste-se; não volte a entrar, nem por animais nem por máquinas. Resfrie uma queimadura em água corrente por 20 minutos e não ponha mais nada em cima.',
    ammonia:
      'Afaste-se contra o vento e não entre na nuvem atrás de ninguém. Enxágue olhos e pele com muita água por pelo menos 15 minutos e tire a roupa molhada, a não ser que esteja congelada na pele.',
    swallowed:
      'Não provoque vômito e não dê nada pela boca, a não ser que um médico ou um centro de intoxicações mande. Leve a embalagem ou o rótulo.',
    eyes: 'Lave o olho já, com as pálpebras abertas, em água corrente limpa por pelo menos 15 minutos; não ponha mais nada nele. Leve a embalagem ou o rótulo.',
    skin: 'Tire a roupa molhada pelo produto e lave a pele já com muita água por pelo menos 15 minutos. Leve a embalagem ou o rótulo.',
    breathed:
      'Para o ar fresco já; não entre num quarto ou depósito fechado atrás de ninguém. Leve a embalagem ou o rótulo.',
    poison:
      'Longe do produto e para o ar fresco; tire a roupa molhada por ele e lave a pele. Não provoque vômito. Leve a embalagem ou o rótulo.',
    animal:
      'Mantenha o animal quieto, e as pessoas e os outros animais longe do que ele comeu. Não o faça vomitar e não dê nada, a não ser que o veterinário mande. Tenha à mão a embalagem ou o rótulo.',
    despair:
      'Você não precisa carregar isso sem ajuda. Afaste-se do que poderia lhe fazer mal, ou entregue-o a alguém que o guarde longe. Peça a alguém próximo que venha e fique com você, e diga ao telefone como está difícil.',
    person:
      'Não deixe a pessoa sozinha. Se ela respira mas não acorda, deite-a de lado; se não respira, faça o que lhe disserem ao telefone. Nenhum remédio sem médico.',
  },
} as const satisfies Translation<typeof english>
