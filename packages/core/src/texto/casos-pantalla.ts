export const casosPantalla = {
  porque: 'Por qué está donde está',
  dia: 'Cómo estaba el día',
  ayudaDeDia: 'Sin día, cómo está hoy.',
  al: 'Al {fecha}:',
  sinCaso: 'Sin historia en gestión legal: no hay nada que explicar.',
  recalculo: {
    curso: 'Recalculando los casos…',
    fin: 'Los casos quedaron al día.',
    falla: 'Los casos no se pudieron recalcular',
  },
  verRegla: 'De qué regla sale: {rotulo}',
  regla: 'Regla {regla} ({fuente})',
} as const
