/** Debt of a property or of a business (S1 §2, §8; S2 §8; D21). */
export const deudas = {
  sinDeudas: 'No posee deudas',
  enGestion: 'Deudas en gestión legal',
  fueraDeGestion: 'Deudas fuera de gestión legal',
  planesDePago: 'Planes de pago',
  deOtroAbogado: 'Hay períodos asignados a otro abogado',
  columnas: { anio: 'Año', periodos: 'Períodos', monto: 'Monto', total: 'Total' },
} as const
