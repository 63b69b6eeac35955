import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Categoria, FilaProcesada } from '@apremia/core'
import { createSheetFeed } from '../write/sheet-feed.ts'
import { type AnyGroup, type WorkbookOptions, workbookBytes } from '../write/workbook-bytes.ts'
import { columnasDeDetalle, expandPeriodos, HOJA_DETALLE } from './columnas-de-detalle.ts'
import { columnasDeTitulos, type FilaConNumero, HOJA_TITULOS } from './columnas-de-titulos.ts'

export interface ProcesadoOptions extends WorkbookOptions {
  readonly categoria: Categoria
}

async function* numerar(
  filas: Iterable<FilaProcesada> | AsyncIterable<FilaProcesada>,
): AsyncGenerator<FilaConNumero> {
  let item = 1
  for await (const fila of filas) yield { item: ++item, fila }
}

export const streamProcesado = (
  filas: Iterable<FilaProcesada> | AsyncIterable<FilaProcesada>,
  { categoria, ...options }: ProcesadoOptions,
): AsyncGenerator<Buffer> =>
  workbookBytes(
    [
      {
        rows: numerar(filas),
        feeds: [
          createSheetFeed(HOJA_TITULOS, columnasDeTitulos(categoria), (row: FilaConNumero) => [
            row,
          ]),
          createSheetFeed(HOJA_DETALLE, columnasDeDetalle(categoria), expandPeriodos),
        ],
      } as AnyGroup,
    ],
    options,
  )

/**
 * Writes the processed workbook, from which executive titles are made, to a stream and ends the stream. Rows are read
 * only as fast as the stream accepts bytes. The promise rejects when the rows or the stream fail.
 */
export const writeProcesado = (
  out: Writable,
  filas: Iterable<FilaProcesada> | AsyncIterable<FilaProcesada>,
  options: ProcesadoOptions,
): Promise<void> => pipeline(streamProcesado(filas, options), out)
