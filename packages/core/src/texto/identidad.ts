/** The demo identity page, which stands in for the provider (D4). */
export const identidad = {
  titulo: 'Identidad de demostración',
  fuente: 'Fuente: {fuente}. Elija con quién ingresar.',
  aviso: 'Esta instalación es de demostración: no pide claves y sus datos son ficticios.',
  rechazo: 'No se puede continuar',
  volver: 'Volver al inicio',
  pedidoInvalido:
    'La dirección de retorno (vlv) no es de este producto, o la fuente (fnt) no existe.',
  soloEnEstaMaquina:
    'La identidad de demostración solo funciona en esta máquina: ábrala en la dirección que muestra la terminal.',
} as const
