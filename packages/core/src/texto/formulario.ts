export const formulario = {
  motivo: 'Motivo',
  borrador: 'Se recuperó lo que había escrito y no guardó.',
  conflicto: {
    campo: 'Dato',
    suyo: 'Lo que usted escribió',
    guardado: 'Lo que se guardó mientras tanto',
    mios: 'Conservar lo que escribí',
    actuales: 'Usar lo guardado',
  },
} as const
