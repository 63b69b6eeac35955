import { computeGastoFijo, parsePorcentaje, parseWireAmount } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import type { Detalle } from '../convenio.ts'
import { enCentavos } from '../ficha/seleccion.ts'

type Estado = Data<'getConveniosEstado'>[number]

/**
 * Finds the row of the fee table from which the fees of a payment agreement were computed. The agreement does not store
 * that row (D28), so its fees are compared with the fees that the row gives today. Returns undefined when the fees
 * differ, because the row changed after the agreement was made.
 */
export const estadoAplicado = (
  { estado_id, total, liquidacion }: Pick<Detalle, 'estado_id' | 'total' | 'liquidacion'>,
  estados: readonly Estado[],
): Estado | undefined => {
  const estado = estados.find(({ id }) => id === estado_id)
  if (estado === undefined) return undefined
  const porcentual = parsePorcentaje(estado.porcentual)
  const gastofijo = parsePorcentaje(estado.gastofijo)
  if (porcentual === undefined || gastofijo === undefined) return undefined
  const jus = estado.jus === null ? null : (parseWireAmount(estado.jus) ?? null)
  const mismo =
    estado.porcentual === liquidacion.sobre_deuda.porcentaje &&
    computeGastoFijo(enCentavos(total), { porcentual, gastofijo, jus }) ===
      enCentavos(liquidacion.gasto_fijo)
  return mismo ? estado : undefined
}
