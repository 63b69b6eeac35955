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
  confirmarGuardar: '¿Esta seguro de guardar los cambios?',
} as const
