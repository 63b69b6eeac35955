import type { ErrorDeFila } from '@apremia/core'

export interface FilaConFaltas {
  readonly clave: string
  readonly fila: number
  readonly faltas: readonly ErrorDeFila[]
}

/** Groups the errors of a workbook by sheet and row. An error of a whole sheet, without a row, is a group by itself. */
export const groupFaltas = (errores: readonly ErrorDeFila[]): readonly FilaConFaltas[] => {
  const filas = new Map<string, ErrorDeFila[]>()
  for (const [i, error] of errores.entries()) {
    const clave = error.fila > 0 ? `${error.hoja} ${error.fila}` : `hoja ${i}`
    const faltas = filas.get(clave)
    if (faltas) faltas.push(error)
    else filas.set(clave, [error])
  }
  return [...filas].map(([clave, faltas]) => ({ clave, fila: faltas[0]?.fila ?? 0, faltas }))
}
