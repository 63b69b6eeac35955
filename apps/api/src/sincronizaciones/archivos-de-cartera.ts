import { findArchivoDePaquete } from '@apremia/core'
import type { Db } from '../platform/db/queryable.ts'
import type { ListasDeCartera } from './ask-cartera.ts'
import type { PlanPreguntado } from './ask-planes.ts'
import {
  FILAS_DE_RESPUESTA,
  type FilaDelServicio,
  filaDeComercio,
  filaDeContribuyente,
  filaDeCuota,
  filaDeInmueble,
  filaDePlan,
  filasDeVinculos,
  joinVinculos,
  textOf,
} from './filas-de-cartera.ts'
import { readRespuestas } from './respuestas-repo.ts'

export interface CarteraPreguntada extends Omit<ListasDeCartera, 'claves' | 'planes'> {
  readonly planes: readonly PlanPreguntado[]
}

/**
 * Number of discarded values, by column of the data package. An optional value that the product cannot store is
 * discarded, and its cell is left empty.
 */
export type DatosDejados = Map<string, number>

export interface ArchivoDeCartera {
  readonly nombre: string
  readonly columnas: readonly string[]
  /** Generates the rows one by one while the zip is written. All the rows of a municipality do not fit in memory. */
  readonly filas: () => AsyncIterable<FilaDelServicio> | Iterable<FilaDelServicio>
}

/**
 * Returns the columns of a file, without the optional columns that are empty in every row. In an import, a missing
 * column keeps its stored values, and an empty column may erase them.
 */
const columnasDe = (nombre: string, filas: Iterable<FilaDelServicio>): string[] => {
  const columnas = findArchivoDePaquete(nombre)?.columnas ?? []
  const vacias = new Set(columnas.flatMap((una) => (una.obligatoria ? [] : [una.nombre])))
  for (const fila of filas) {
    if (vacias.size === 0) break
    for (const columna of vacias) if (textOf(fila[columna]) !== '') vacias.delete(columna)
  }
  return columnas.flatMap(({ nombre }) => (vacias.has(nombre) ? [] : [nombre]))
}

/**
 * Columns of the data package that must not have the same value in two rows, by file. When the municipality's service
 * repeats a value, the second row gets an empty cell.
 */
const UNICAS: Readonly<Record<string, string>> = {
  contribuyentes: 'CUIM',
  inmuebles: 'PAR_PROVINCIAL',
}

/**
 * Empties the values of `columna` that an earlier row already has, because a data import refuses rows with a repeated
 * value.
 */
function* leaveUnica(
  columna: string,
  filas: Iterable<FilaDelServicio>,
  dejados: DatosDejados,
): Generator<FilaDelServicio> {
  const vistos = new Set<string>()
  for (const fila of filas) {
    const valor = textOf(fila[columna])
    if (valor !== '' && vistos.has(valor)) {
      dejados.set(columna, (dejados.get(columna) ?? 0) + 1)
      yield { ...fila, [columna]: '' }
    } else {
      vistos.add(valor)
      yield fila
    }
  }
}

function* mapFilas<F>(
  filas: Iterable<F>,
  filasDe: (fila: F) => Iterable<FilaDelServicio>,
): Generator<FilaDelServicio> {
  for (const fila of filas) yield* filasDe(fila)
}

export const archivosDeCartera = (
  db: Db,
  { inmuebles, comercios, vinculos, planes }: CarteraPreguntada,
  dejados: DatosDejados,
): ArchivoDeCartera[] => {
  const list = <F>(
    nombre: string,
    deLista: Iterable<F>,
    filasDe: (fila: F) => Iterable<FilaDelServicio>,
  ): ArchivoDeCartera => {
    const unica = UNICAS[nombre]
    const todas = () => mapFilas(deLista, filasDe)
    return {
      ...{ nombre, columnas: columnasDe(nombre, todas()) },
      filas: () => (unica === undefined ? todas() : leaveUnica(unica, todas(), dejados)),
    }
  }
  const deRespuestas = (nombre: keyof typeof FILAS_DE_RESPUESTA): ArchivoDeCartera => {
    const { columnas, partes, filasDe } = FILAS_DE_RESPUESTA[nombre]
    return {
      ...{ nombre, columnas },
      async *filas() {
        for await (const respuesta of readRespuestas(db, partes)) yield* filasDe(respuesta)
      },
    }
  }
  const personas = new Map(vinculos.map((fila) => [fila.NRO_CONTRIB, fila]))
  return [
    list('contribuyentes', [...personas.values()], (persona) => [filaDeContribuyente(persona)]),
    list('inmuebles', inmuebles, (inmueble) => [filaDeInmueble(inmueble)]),
    list('comercios', comercios, (comercio) => [filaDeComercio(comercio)]),
    deRespuestas('imponibles'),
    list('vinculos', joinVinculos({ vinculos, inmuebles, comercios }), filasDeVinculos),
    list('planes', planes, ({ plan }) => [filaDePlan(plan)]),
    list('plan_cuotas', planes, ({ plan, estado }) =>
      (estado?.cuotas ?? []).map((una) => filaDeCuota(plan.NRO_PLAN, una)),
    ),
    deRespuestas('deuda'),
    deRespuestas('situaciones_hist'),
  ]
}
