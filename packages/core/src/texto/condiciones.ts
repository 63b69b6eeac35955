/** Legal conditions (S1 §2). */
export const condiciones = {
  titulo: 'Condiciones legales',
  columnas: {
    contrato: 'Contrato',
    condiciones: 'Condiciones',
    abogado: 'Abogado',
    municipio: 'Municipio',
  },
} as const
