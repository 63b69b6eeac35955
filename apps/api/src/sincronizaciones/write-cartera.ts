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

/** Leaves out an optional value that the package does not admit, so that the row is not refused for it. */
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

/** The file is complete for the items that were asked for: the rest of the register stays as it is. */
const DE_LO_PREGUNTADO: readonly string[] = ['deuda', 'vinculos']

/** Characters handed to the zip at a time. */
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
 * Writes the answer of the service as a package of the municipality, so that it is compared with the register, applied
 * and told like any other.
 *
 * @param dia day of the answer, for which the amounts hold
 * @returns what was left out of it
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
