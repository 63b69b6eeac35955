import { CERO } from '../dinero/centavos.ts'
import { ESTADO_OK, type FilaProcesada } from './filas.ts'
import { createDeudasReclamadas } from './find-deudas-repetidas.ts'

/**
 * Marks, row after row of a workbook being processed, the rows whose debt an earlier row already claims (D151). ESTADO
 * gives the reason, and the row claims nothing. Generating its titles would give the same reason.
 */
export const createMarcaDeRepetidas = (): ((fila: FilaProcesada) => FilaProcesada) => {
  const reclaim = createDeudasReclamadas()
  return (fila) => {
    if (fila.periodos.length === 0) return fila
    const motivos = reclaim(fila).map(({ mensaje }) => mensaje)
    if (motivos.length === 0) return fila
    const previos = fila.estado === ESTADO_OK ? [] : [fila.estado]
    const sinReclamo = { periodos: [], capital: CERO, interes: CERO, total: CERO }
    return { ...fila, ...sinReclamo, estado: [...previos, ...motivos].join('; ') }
  }
}
