/** The demo identity page, which stands in for the provider (D4). */
export const identidad = {
  titulo: 'Identidad de demostración',
  explicacion: 'Elija una persona para ingresar. Esta página existe solo en la demostración.',
  fuente: 'Fuente: {fuente}',
  dni: 'DNI {dni}',
  salidaTitulo: 'Sesión cerrada',
  salidaEnlace: 'Volver a ingresar',
  destinoInvalido: 'La dirección de regreso no está permitida.',
  fuenteInvalida: 'La fuente de identidad debe ser renaper, afip, miarg o anses.',
  soloEnEstaMaquina:
    'La identidad de demostración solo funciona en esta máquina: ábrala en la dirección que muestra la terminal.',
  personaInvalida: 'No hay ninguna persona de demostración con ese DNI.',
} as const
