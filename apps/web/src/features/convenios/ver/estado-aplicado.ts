import { computeGastoFijo, parsePorcentaje, parseWireAmount } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import type { Detalle } from '../convenio.ts'
import { enCentavos } from '../ficha/seleccion.ts'

type Estado = Data<'getConveniosEstado'>[number]

/**
 * Finds the row of the fee table with which the fees of a payment agreement were computed. Returns undefined when the
 * row gives other fees today, because it changed after the agreement was made (D28).
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
