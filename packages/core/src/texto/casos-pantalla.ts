/** Around the sentences that say why a case stands where it does (M1): the sentences are the server's. */
export const casosPantalla = {
  porque: 'Por qué está donde está',
  dia: 'Cómo estaba el día',
  ayudaDeDia: 'Sin día, cómo está hoy.',
  al: 'Al {fecha}:',
  sinCaso: 'Sin historia en gestión legal: no hay nada que explicar.',
  regla: 'Regla {regla} ({fuente})',
} as const
