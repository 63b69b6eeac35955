/**
 * The texts about reading returned demand letters with a scanner have a separate file, so that the screen of a case
 * does not load them.
 */
export const lecturaDeCartas = {
  abrir: 'Leer con un lector',
  leyenda:
    'Lea con el lector, o pegue, los números de las cartas que volvieron: quedan elegidas y su acuse se anota una sola vez. Las del sistema anterior se escriben ANT-123.',
  numeros: 'Números de carta',
  elegir: 'Elegir las cartas',
  falla: 'No se eligió ninguna carta',
  vacia: 'Lea o pegue al menos un número de carta.',
  noEsNumero: '«{escrito}» no es un número de carta.',
  demasiadas: 'Hasta {n} cartas por vez.',
} as const
