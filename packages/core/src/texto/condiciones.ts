/** Legal conditions (S1 §2). */
export const condiciones = {
  titulo: 'Condiciones legales',
  volver: 'Volver a abogados',
  listado: 'Condiciones de los contratos',
  leyenda: 'Lo pactado con cada abogado externo en su contrato con el municipio.',
  vacio: 'Todavía no hay condiciones legales cargadas.',
  comoSeCarga:
    'Aquí figuran el contrato, las condiciones, el abogado y el municipio de cada una cuando la administración las cargue.',
  columnas: {
    contrato: 'Contrato',
    condiciones: 'Condiciones',
    abogado: 'Abogado',
    municipio: 'Municipio',
  },
} as const
