import type { emergency as english } from '../../en/messages/emergency.ts'
import type { Translation } from '../../icu/translation.ts'

/** Emergency answers in Spanish. */
export const emergency = {
  call: 'Esto es una emergencia: llame ahora al {ambulance}, o vaya enseguida al médico u hospital más cercano.',
  callRescue: 'Esto es una emergencia: llame ahora al {number} y pida a los bomberos y una ambulancia.',
  callBoth:
    'Esto es una emergencia: llame ahora a los bomberos, {fireBrigade}, y a una ambulancia, {ambulance}.',
  callVet: 'Esto es una emergencia: llame ahora a un veterinario.',
  poisonCentre: 'Centro de toxicología: {number}.',
  meanwhile: {
    gas: 'No entre ni baje a buscar a nadie: el gas, o el aire sin oxígeno, lo mataría también a usted. Aparte a todos de la abertura y espere a los rescatistas con equipo de respiración.',
    grain:
      'No entre a buscar a nadie: también se hundiría. Pare todos los sinfines y transportadores, no arranque ninguno y no abra ninguna compuerta. Dígale que no se mueva hasta que lleguen los rescatistas.',
    water:
      'No salte al agua: alcance un palo o una cuerda, o tire algo que flote. Nadie baja a un pozo ni a un tanque.',
    injury:
      'Apague el motor y acérquese solo cuando ya nada se mueva. No mueva a la persona, salvo que corra peligro donde está. Si una herida sangra, apriete fuerte con un paño limpio y no suelte.',
    venom:
      'Que la persona esté quieta y tranquila, y también la parte mordida. Quite anillos y lo que apriete. No corte, no chupe ni ate la mordedura, no ponga nada encima y no persiga al animal. Si cuesta respirar o se hincha la cara, corre peligro la vida: dígalo enseguida.',
    heat: 'Llévela a la sombra, quítele la ropa de encima y refrésquela con agua y aire hasta que llegue la ayuda. No dé de beber a quien está confundido o no despierta.',
    current:
      'No toque a la persona mientras pueda estar en contacto con la corriente: córtela en el tablero. Manténgase a 10 m de un cable caído, y los demás también. Quien está en una máquina que toca un cable se queda en ella, salvo que arda.',
    fire: 'Saque a todos y aléjense; no vuelva a entrar, tampoco por animales ni máquinas. Enfríe una quemadura con agua corriente durante 20 minutos y no ponga nada más encima.',
    ammonia:
      'Aléjese contra el viento y no entre en la nube a buscar a nadie. Enjuague ojos y piel con mucha agua al menos 15 minutos y quite la ropa mojada, salvo que esté congelada sobre la piel.',
    swallowed:
      'No provoque el vómito y no dé nada por la boca, salvo que lo diga un médico o un centro de toxicología. Lleve el envase o su etiqueta.',
    eyes: 'Enjuague el ojo ya, con los párpados abiertos, con agua corriente limpia al menos 15 minutos; no ponga nada más en él. Lleve el envase o su etiqueta.',
    skin: 'Quite la ropa mojada por el producto y enjuague la piel ya con mucha agua al menos 15 minutos. Lleve el envase o su etiqueta.',
    breathed:
      'Al aire fresco enseguida; no entre a un cuarto o depósito cerrado a buscar a nadie. Lleve el envase o su etiqueta.',
    poison:
      'Lejos del producto y al aire fresco; quite la ropa mojada por él y enjuague la piel. No provoque el vómito. Lleve el envase o su etiqueta.',
    animal:
      'Mantenga quieto al animal, y lejos a las personas y a los demás animales de lo que comió. No lo haga vomitar ni le dé nada, salvo que lo diga el veterinario. Tenga a mano el envase o su etiqueta.',
    despair:
      'No tiene que cargar con esto en soledad. Aléjese de lo que podría hacerle daño, o déselo a alguien para que lo guarde lejos. Pida a alguien cercano que venga y se quede con usted, y diga por teléfono lo mal que está.',
    person:
      'No deje sola a la persona. Si respira pero no despierta, acuéstela de lado; si no respira, haga lo que le digan por teléfono. Ningún medicamento sin médico.',
  },
} as const satisfies Translation<typeof english>
