/**
 * The texts about reading returned demand letters with a scanner have a separate file, so that the screen of a case
 * does not load them.
 */
export const lecturaDeCartas = {
  abrir: 'Leer con un lector',
  leyenda:
    'Lea con el lector el código QR o el número de las cartas que volvieron, o péguelos: quedan elegidas y su acuse se anota una sola vez. Las del sistema anterior se escriben ANT-123.',
  numeros: 'Números o códigos de carta',
  elegir: 'Elegir las cartas',
  falla: 'No se eligió ninguna carta',
  vacia: 'Lea o pegue al menos un número o un código de carta.',
  noEsNumero: '«{escrito}» no es un número ni un código de carta.',
  sinCodigo: 'No existe la carta con el código {codigo}.',
  demasiadas: 'Hasta {n} cartas por vez.',
} as const
