import { CERO } from '../dinero/centavos.ts'
import { ESTADO_OK, type FilaProcesada } from './filas.ts'
import { createDeudasReclamadas } from './find-deudas-repetidas.ts'

/**
 * Creates a function that receives the rows of a workbook of debts, one by one. A row that claims a tax period of an
 * earlier row gets the reason in ESTADO (status column), and loses its periods (D151). Otherwise the repetition would
 * be found only when the executive titles are made.
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
