import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'

export interface CuotaDeConvenio {
  readonly cuota: number
  readonly vencimiento: Fecha
  readonly cobrada: boolean
}

export interface ReglasDeCaducidad {
  readonly cuotasImpagas: number
  readonly diasTrasElUltimo: number
}

/**
 * Reads the two limits after which an agreement lapses: unpaid instalments, and days after the last due date. The
 * limits in force on the day of signing apply. The document of the agreement states them (D28).
 */
export const reglasDeCaducidad = (
  filas: readonly FilaDeParametro[],
  firma: Fecha,
): ReglasDeCaducidad => ({
  cuotasImpagas: valorDeParametro(filas, 'convenio.cuotasImpagas', firma),
  diasTrasElUltimo: valorDeParametro(filas, 'convenio.diasTrasElUltimo', firma),
})

/**
 * Warning that the debtor's unpaid instalments allow the municipality to declare an agreement lapsed. The warning does
 * not change the agreement.
 */
export interface AvisoDeCaducidad {
  readonly causa: 'cuotas-impagas' | 'plazo-final'
  readonly impagas: readonly number[]
  readonly desde: Fecha
}

/**
 * Tells whether an agreement could be declared lapsed on a day (S1 §9, D45). One of two limits is enough: a number of
 * unpaid instalments, or days after the last due date with an unpaid instalment. A payment on the due day is on time
 * (D38).
 *
 * @returns undefined when the agreement is up to date
 */
export const checkCaducidad = (
  cuotas: readonly CuotaDeConvenio[],
  hoy: Fecha,
  { cuotasImpagas, diasTrasElUltimo }: ReglasDeCaducidad,
): AvisoDeCaducidad | undefined => {
  const impagas = cuotas
    .filter(({ cobrada, vencimiento }) => !cobrada && vencimiento < hoy)
    .sort((a, b) => (a.vencimiento < b.vencimiento ? -1 : 1))
  const numeros = impagas.map(({ cuota }) => cuota)
  const segunda = impagas[cuotasImpagas - 1]
  if (segunda)
    return { causa: 'cuotas-impagas', impagas: numeros, desde: addDays(segunda.vencimiento, 1) }
  const ultimo = cuotas
    .map(({ vencimiento }) => vencimiento)
    .sort()
    .at(-1)
  if (ultimo === undefined || impagas.length === 0) return undefined
  const plazo = addDays(ultimo, diasTrasElUltimo)
  return hoy > plazo
    ? { causa: 'plazo-final', impagas: numeros, desde: addDays(plazo, 1) }
    : undefined
}

/** Formats why an agreement could be declared lapsed: 'cuotas 2 y 3 impagas desde el 13/01/2027'. */
export const describeCaducidad = ({ impagas, desde }: AvisoDeCaducidad): string => {
  const lista = new Intl.ListFormat('es', { type: 'conjunction' }).format(impagas.map(String))
  return `${impagas.length === 1 ? `cuota ${lista} impaga` : `cuotas ${lista} impagas`} desde el ${formatFecha(desde)}`
}
