import {
  type Cuenta,
  computeResultado,
  fecha,
  groupCasosPorCuentas,
  type HojaDeEvaluacion,
  sumCuentas,
} from '@apremia/core'

const CUENTAS: readonly (readonly Cuenta[])[] = [
  ['total', 'a_radicar', 'sin_radicar'],
  ['total', 'archivados', 'sin_archivar', 'restantes', 'apremios'],
  ['total', 'archivados', 'sin_archivar', 'restantes', 'faltantes', 'apremios'],
  ['archivados'],
]

const PORQUES = [
  'Sin radicar: debía iniciarse hasta el 01/09/2026, desde el 03/06/2026 más 90 días.',
  'En plazo hasta el 30/11/2026: desde el 30/08/2026 más 3 meses. Sin archivar: tiene título y sigue activo.',
  'Falta un movimiento desde el 15/08/2026: desde el 16/07/2026 más 30 días. Sin archivar: tiene título y sigue activo.',
  'De archivo: tiene título y está en plan de pagos.',
]

export const sampleEvaluacion = (
  cantidad = 8,
  over: Partial<HojaDeEvaluacion> = {},
): HojaDeEvaluacion => {
  const casos = Array.from({ length: cantidad }, (_, i) => ({
    tipo: i % 3 === 2 ? ('C' as const) : ('I' as const),
    imponible: 1001 + i,
    recurso: i % 3 === 2 ? '19' : 'AB',
    recibido: i % 5 === 0 ? fecha('2026-08-10') : null,
    porque: PORQUES[i % 4] ?? '',
    cuentas: CUENTAS[i % 4] ?? [],
  }))
  const cuentas = sumCuentas(casos)
  const maximos = { sin_radicar: 2000, sin_archivar: 10_000, faltantes: 3050 }
  return {
    id: 12,
    municipio: { nombre: 'San Nicolás', provincia: 'Buenos Aires', lugar: 'San Nicolás' },
    abogado: { nombre: 'Muñoz, Ana', matricula: 'T° III F° 123 CASN' },
    codigo: 'A01',
    usuario: 'Gil Ibáñez, Luz',
    fecha: fecha('2026-11-20'),
    desde: fecha('2026-07-01'),
    hasta: fecha('2026-09-30'),
    ...computeResultado(cuentas, maximos).valor,
    cuentas,
    actuaciones: 1234,
    fechaInicial: fecha('2024-01-01'),
    sinEvaluar: null,
    inicio: { tiempo: 90, unidad: 'day' },
    version: 1,
    huella: 'a1b2c3d4'.repeat(8),
    grupos: groupCasosPorCuentas(casos),
    ...over,
  }
}
