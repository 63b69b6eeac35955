/** Debt of a property or of a business (S1 §2, §8; S2 §8; D21). */
export const deudas = {
  sinDeudas: 'No posee deudas',
  enGestion: 'Deudas en gestión legal',
  fueraDeGestion: 'Deudas fuera de gestión legal',
  planesDePago: 'Planes de pago',
  deOtroAbogado: 'Hay períodos asignados a otro abogado',
  imponibleOAbogado: 'Indique un imponible o un abogado.',
  pagoUnico: {
    titulo: 'Pago único',
    detalle: 'Total menos el {porcentaje} % de los intereses',
    otroRecurso: 'El recurso no tiene pago único.',
    sinImportes: 'El municipio no informó todos los importes: el pago único no se puede calcular.',
    sinSaldo: 'No hay saldo a pagar.',
  },
  columnas: { anio: 'Año', periodos: 'Períodos', monto: 'Monto', total: 'Total' },
} as const
