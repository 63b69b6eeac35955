import type { Motivo } from '../decision/decision.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { checkFilaProcesada, type FilaAValidar } from './check-fila-procesada.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import type { ErrorDeFila, FilaProcesada } from './filas.ts'
import { findDeudasRepetidas } from './find-deudas-repetidas.ts'
import type { ContextoDeProceso } from './hechos-de-fila.ts'
import { formatPeriodo } from './periodo.ts'
import type { Categoria } from './titulo-datos.ts'

export interface EntradaFilasProcesadas {
  readonly categoria: Categoria
  readonly recursos: CatalogoDeRecursos
  readonly fundamentos?: ContextoDeProceso['fundamentos']
  readonly hoja: string
  readonly filas: readonly FilaAValidar[]
}

export type FilasValidadas =
  | { readonly ok: true; readonly filas: readonly FilaProcesada[] }
  | { readonly ok: false; readonly errores: readonly ErrorDeFila[] }

const cellOfFila = (fila: FilaProcesada, columna: string): string => {
  switch (columna) {
    case '':
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.sello:
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.domicilio:
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.documentos:
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.contribuyentes:
      return ''
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso:
      return fila.recurso
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado:
      return fila.abogado
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.desde:
      return fila.desde ? formatPeriodo(fila.desde) : ''
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.hasta:
      return fila.hasta ? formatPeriodo(fila.hasta) : ''
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.estado:
      return fila.estado
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.liquidadoAl:
      return fila.liquidadoAl ?? ''
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.capital:
      return wireAmount(fila.capital)
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.interes:
      return wireAmount(fila.interes)
    case COLUMNAS_DEL_LIBRO_DE_TITULOS.total:
      return wireAmount(fila.total)
    default:
      return fila.imponible
  }
}

export const writeErrorDeFila = (
  hoja: string,
  fila: FilaProcesada,
  { campo, codigo, mensaje }: Motivo,
): ErrorDeFila => ({
  hoja,
  fila: fila.fila,
  columna: campo,
  valor: cellOfFila(fila, campo).slice(0, 200),
  regla: codigo,
  mensaje,
})

/**
 * Checks all the rows of a workbook from which executive titles are made. Either all the rows become titles or none
 * does (D86). Two rows may not claim the same debt (D151). Returns all the rows, or every error of every row.
 */
export const validateFilasProcesadas = ({
  categoria,
  recursos,
  fundamentos,
  hoja,
  filas,
}: EntradaFilasProcesadas): FilasValidadas => {
  if (filas.length === 0) {
    const regla = 'titulo.sin-filas'
    return {
      ok: false,
      errores: [{ hoja, fila: 0, columna: '', valor: '', regla, mensaje: filasDeTitulo.sinFilas }],
    }
  }
  const repetidas = findDeudasRepetidas(filas.map(({ fila }) => fila))
  const errores = filas.flatMap((entrada, i) =>
    [
      ...checkFilaProcesada(entrada, { categoria, recursos, fundamentos }),
      ...(repetidas.get(i) ?? []),
    ].map((motivo) => writeErrorDeFila(hoja, entrada.fila, motivo)),
  )
  if (errores.length > 0) return { ok: false, errores }
  return { ok: true, filas: filas.map(({ fila }) => fila) }
}
