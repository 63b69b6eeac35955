import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Fecha, findArchivoDePaquete, readValorDePaquete } from '@apremia/core'
import { formatCsv, lineOf, textField, writePaqueteZip } from '@apremia/workbooks'
import type { Db } from '../platform/db/queryable.ts'
import {
  type ArchivoDeCartera,
  archivosDeCartera,
  type CarteraPreguntada,
  type DatosDejados,
} from './archivos-de-cartera.ts'
import { type FilaDelServicio, textOf } from './filas-de-cartera.ts'

/**
 * Creates the function that converts a row of the municipality's service to the texts of a data package. An invalid
 * optional value becomes '', because the import would otherwise refuse the whole row.
 */
const createLimpieza = (nombre: string, columnas: readonly string[], dejados: DatosDejados) => {
  const formas = columnas.map((columna) =>
    findArchivoDePaquete(nombre)?.columnas.find((una) => una.nombre === columna),
  )
  return (fila: FilaDelServicio): string[] =>
    columnas.map((columna, i) => {
      const texto = textOf(fila[columna])
      const forma = formas[i]
      if (texto === '' || forma === undefined || forma.obligatoria) return texto
      if ('valor' in readValorDePaquete(forma.forma, texto)) return texto
      dejados.set(columna, (dejados.get(columna) ?? 0) + 1)
      return ''
    })
}

/**
 * Files of the data package that replace all the stored rows of each property or business in the file. The rows of
 * other properties and businesses do not change.
 */
const DE_LO_PREGUNTADO: readonly string[] = ['deuda', 'vinculos']

const PEDAZO = 1 << 16

async function* writeLineas(
  { nombre, columnas, filas }: ArchivoDeCartera,
  dejados: DatosDejados,
): AsyncGenerator<string> {
  const clean = createLimpieza(nombre, columnas, dejados)
  let texto = formatCsv([columnas])
  for await (const fila of filas()) {
    texto += lineOf(clean(fila).map(textField))
    if (texto.length < PEDAZO) continue
    yield texto
    texto = ''
  }
  yield texto
}

/**
 * Writes the answers of the municipality's service as a data package. The import then handles this package like a
 * package that a person uploads.
 *
 * @param dia date of the amounts in the answers
 * @returns number of invalid optional values that were left out, by column
 */
export const writeCartera = async (
  db: Db,
  cartera: CarteraPreguntada,
  {
    path,
    dia,
    signal,
  }: { readonly path: string; readonly dia: Fecha; readonly signal: AbortSignal },
): Promise<DatosDejados> => {
  const dejados: DatosDejados = new Map()
  const archivos = archivosDeCartera(db, cartera, dejados)
  const manifiesto = archivos.map(({ nombre }) => [
    nombre,
    DE_LO_PREGUNTADO.includes(nombre)
      ? 'por-imponible'
      : (findArchivoDePaquete(nombre)?.modos[0] ?? ''),
    nombre === 'deuda' ? dia : '',
  ])
  const open = (textos: AsyncIterable<string> | Iterable<string>) => async () =>
    Readable.from(textos, { objectMode: true })
  const encabezado = ['ARCHIVO', 'MODO', 'LIQUIDADO_AL']
  await writePaqueteZip(
    createWriteStream(path, { mode: 0o600 }),
    {
      fuentes: [
        {
          ...{ nombre: 'manifiesto', archivo: 'manifiesto.csv', tamano: 0 },
          open: open([formatCsv([encabezado, ...manifiesto])]),
        },
        ...archivos.map((archivo) => ({
          ...{ nombre: archivo.nombre, archivo: `${archivo.nombre}.csv`, tamano: 0 },
          open: open(writeLineas(archivo, dejados)),
        })),
      ],
      close: () => undefined,
    },
    signal,
  )
  return dejados
}
