export const etapas = {
  tiempos: {
    uno: { minute: '{n} minuto', hour: '{n} hora', day: '{n} día', year: '{n} año' },
    varios: { minute: '{n} minutos', hour: '{n} horas', day: '{n} días', year: '{n} años' },
  },
  noExiste: 'No existe ese tipo de etapa.',
  sinTiempo: 'sin tiempo propio',
  cierra: 'Cierra',
  cierre: 'cierra el caso',
  noCierra: 'no cierra el caso',
  yCierra: '{tiempo}, cierra el caso',
  tiempoInvalido: 'El tiempo es un número entero de 1 a 9999.',
  unidadInvalida: 'La unidad es minutos, horas, días o años.',
} as const
