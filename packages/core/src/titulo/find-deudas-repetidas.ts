import type { Motivo } from '../decision/decision.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { FilaProcesada, PeriodoDeTitulo } from './filas.ts'
import { formatPeriodo, listPeriodos } from './periodo.ts'

type Reclamante = Pick<FilaProcesada, 'fila' | 'recurso' | 'imponible' | 'periodos'>

interface Deuda {
  readonly primera: Reclamante
  /**
   * Maps each claimed tax period to the number of the first row that claims it. The map is created only when a second
   * row claims the same tax of the same property, which is rare.
   */
  reclamados?: Map<string, number>
}

const claimAll = (reclamados: Map<string, number>, { fila, periodos }: Reclamante): void => {
  for (const periodo of periodos) {
    const key = formatPeriodo(periodo)
    if (!reclamados.has(key)) reclamados.set(key, fila)
  }
}

/**
 * Creates a function that finds the tax periods that two rows of one workbook claim (D151). Call the function with each
 * row, in order. The function gives one reason for each earlier row that claims some of the same periods. A refused row
 * counts as an earlier row too.
 */
export const createDeudasReclamadas = (): ((fila: Reclamante) => readonly Motivo[]) => {
  const deudas = new Map<string, Deuda>()
  return (fila) => {
    const clave = `${fila.recurso}|${fila.imponible}`
    const deuda = deudas.get(clave)
    if (deuda === undefined) {
      deudas.set(clave, { primera: fila })
      return []
    }
    if (deuda.reclamados === undefined) {
      deuda.reclamados = new Map()
      claimAll(deuda.reclamados, deuda.primera)
    }
    const byEarlier = new Map<number, PeriodoDeTitulo[]>()
    for (const periodo of fila.periodos) {
      const earlier = deuda.reclamados.get(formatPeriodo(periodo))
      if (earlier !== undefined)
        byEarlier.set(earlier, [...(byEarlier.get(earlier) ?? []), periodo])
    }
    claimAll(deuda.reclamados, fila)
    return [...byEarlier].map(([earlier, periodos]) => ({
      codigo: 'titulo.deuda-repetida',
      campo: '',
      mensaje: interpolar(filasDeTitulo.deudaRepetida, {
        fila: earlier,
        periodos: listPeriodos(periodos),
      }),
    }))
  }
}

/**
 * Returns the reasons to refuse each row that claims a tax period of an earlier row. The key is the index of the
 * refused row in `filas`.
 */
export const findDeudasRepetidas = (
  filas: readonly FilaProcesada[],
): ReadonlyMap<number, readonly Motivo[]> => {
  const reclaim = createDeudasReclamadas()
  return new Map(
    filas.flatMap((fila, i) => {
      const motivos = reclaim(fila)
      return motivos.length > 0 ? [[i, motivos] as const] : []
    }),
  )
}
