/** Configuration page (S2 §2.8; D27). */
export const configuracion = {
  titulo: 'Configuración',
  honorarios: {
    porcentual: 'Hon.s/Deuda %',
    gastoFijo: 'Gasto fijo %',
    jus: 'Bono ley $',
  },
  realizarEvaluaciones: 'Realizar Evaluaciones',
  unidades: { minute: 'Minutos', hour: 'Horas', day: 'Días', year: 'Años' },
  efecto: {
    ninguna: 'Ninguna',
    noVencido: 'No vencido',
  },
  vigencias: { sinValor: 'sin valor' },
  versionVieja:
    'Otra persona lo cambió mientras tanto: ahora es {valor}. Vea el valor nuevo antes de guardar el suyo.',
  confirmarGuardar: '¿Esta seguro de guardar los cambios?',
} as const
