export const CIFRAS = {
  ...{ abogado: 'A01', nombre: 'Paz, Ana', desde: '2026-07-01', hasta: '2026-09-30' },
  ...{ resultado: 'Desaprobado', actuaciones: 7 },
  ...{ maximoSinRadicar: 20, maximoSinArchivar: 100, maximoFaltantes: 12.5 },
  cantidadJuicios: { total: 9, sin_radicar: 1, apremios: 4, sin_movimientos: 0, sin_archivar: 2 },
  cantidadTotal: {
    ...{ a_radicar: 3, sin_radicar: 1, archivados: 2 },
    ...{ sin_archivar: 2, restantes: 6, faltantes: 1 },
  },
  partes: [
    {
      ...{ categoria: 'sin_radicar', fallan: 1, universo: 3, porcentaje: 33.33 },
      ...{ maximo: 20, aprueba: false, aCorregir: 1 },
    },
    {
      ...{ categoria: 'sin_archivar', fallan: 2, universo: 2, porcentaje: 100 },
      ...{ maximo: 100, aprueba: true, aCorregir: 0 },
    },
    {
      ...{ categoria: 'faltantes', fallan: 1, universo: 6, porcentaje: 16.67 },
      ...{ maximo: 12.5, aprueba: false, aCorregir: 1 },
    },
  ],
}
export const EVALUACION = { id: 12, fecha: '2026-11-20', ...CIFRAS }

export const EVALUACION_ENTERA = {
  ...EVALUACION,
  ...{ momento: '2026-11-20T15:00:00Z', usuario: 'Paz, Ana', version: 1, huella: 'abc' },
  ...{ fechaInicial: '2026-01-01', sinEvaluar: null, inicio: '120 días' },
  frase: 'Desaprobado. Sin radicar: 1 de 3.',
}
