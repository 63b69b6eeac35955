import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ARCHIVOS_DE_ENTREGA } from '@apremia/core'
import { formatCsv, writePaqueteZip } from '@apremia/workbooks'
import type { Queryable } from '../platform/db/queryable.ts'
import { CONSULTAS_DE_ENTREGA } from './consultas-de-entrega.ts'
import type { CosasDeEntrega, TramoDeHistorial } from './find-cosas.ts'

interface ArchivoEscrito {
  readonly archivo: string
  readonly bytes: Buffer
}

const readArchivo = async (
  db: Queryable,
  cosas: CosasDeEntrega,
  { nombre, columnas }: (typeof ARCHIVOS_DE_ENTREGA)[number],
): Promise<readonly (readonly string[])[]> => {
  const consulta = CONSULTAS_DE_ENTREGA[nombre]
  if (consulta === undefined) throw new Error(`Sin consulta: ${nombre}`)
  const { rows } = await db.execute<Record<string, string | null>>(consulta(cosas))
  return rows.map((row) => columnas.map((columna) => row[columna.nombre] ?? ''))
}

const readArchivos = async (
  db: Queryable,
  cosas: CosasDeEntrega,
  { desde, hasta }: TramoDeHistorial,
  emitido: string,
): Promise<ArchivoEscrito[]> => {
  const manifiesto: (readonly string[])[] = [
    ['ARCHIVO', 'FILAS', 'SHA256', 'DESDE', 'HASTA', 'EMITIDO'],
  ]
  const archivos: ArchivoEscrito[] = []
  for (const archivo of ARCHIVOS_DE_ENTREGA) {
    const filas = await readArchivo(db, cosas, archivo)
    if (filas.length === 0) continue
    const bytes = Buffer.from(formatCsv([archivo.columnas.map(({ nombre }) => nombre), ...filas]))
    const suma = createHash('sha256').update(bytes).digest('hex')
    const marcas = [desde, hasta].map(String)
    manifiesto.push([archivo.nombre, String(filas.length), suma, ...marcas, emitido])
    archivos.push({ archivo: `${archivo.nombre}.csv`, bytes })
  }
  return [{ archivo: 'manifiesto.csv', bytes: Buffer.from(formatCsv(manifiesto)) }, ...archivos]
}

export const writeEntrega = async (
  db: Queryable,
  cosas: CosasDeEntrega,
  {
    path,
    emitido,
    ...tramo
  }: TramoDeHistorial & { readonly path: string; readonly emitido: string },
): Promise<void> => {
  const archivos = await readArchivos(db, cosas, tramo, emitido)
  await writePaqueteZip(createWriteStream(path), {
    fuentes: archivos.map(({ archivo, bytes }) => ({
      ...{ archivo, nombre: archivo.replace('.csv', ''), tamano: bytes.length },
      open: async () => Readable.from([bytes]),
    })),
    close: () => undefined,
  })
}
