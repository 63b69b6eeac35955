import type { Motivo } from '../decision/decision.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { FilaProcesada, PeriodoDeTitulo } from './filas.ts'
import { formatPeriodo, listPeriodos } from './periodo.ts'

const deudaDe = ({ recurso, imponible }: FilaProcesada): string => `${recurso}|${imponible}`

/**
 * The rows that claim a period of an imponible and resource that an earlier row of the file claims already
 * (D151), by their index: one reason per earlier row.
 */
export const findDeudasRepetidas = (
  filas: readonly FilaProcesada[],
): ReadonlyMap<number, readonly Motivo[]> => {
  // Few rows share their debt's item and resource with another: only those are compared by period.
  const veces = new Map<string, number>()
  for (const fila of filas) veces.set(deudaDe(fila), (veces.get(deudaDe(fila)) ?? 0) + 1)
  const first = new Map<string, number>()
  const repetidas = new Map<number, Motivo[]>()
  filas.forEach((fila, i) => {
    if (veces.get(deudaDe(fila)) === 1) return
    const byEarlier = new Map<number, PeriodoDeTitulo[]>()
    for (const periodo of fila.periodos) {
      const key = `${deudaDe(fila)}|${formatPeriodo(periodo)}`
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, i)
      else if (earlier !== i) byEarlier.set(earlier, [...(byEarlier.get(earlier) ?? []), periodo])
    }
    const motivos = [...byEarlier].map(([earlier, periodos]) => ({
      codigo: 'titulo.deuda-repetida',
      campo: '',
      mensaje: interpolar(filasDeTitulo.deudaRepetida, {
        fila: filas[earlier]?.fila ?? 0,
        periodos: listPeriodos(periodos),
      }),
    }))
    if (motivos.length > 0) repetidas.set(i, motivos)
  })
  return repetidas
}
