import { findArchivoDePaquete, textos } from '@apremia/core'
import { type FilasDePersonas, writeLibroDePersonas } from '@apremia/workbooks'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { consultaDeArchivo } from './consulta-de-archivo.ts'

const splitCeldas = (
  columnas: readonly string[],
  clase: 'joined' | 'texto' | 'adjuntos',
  valor: string | null,
): [string, string | null][] => {
  const valores = clase === 'joined' ? (valor ?? '').split(';') : [valor]
  return columnas.map((columna, i) => [columna, valores[i] || null])
}

const readPersonas = async (db: Queryable, nombre: keyof FilasDePersonas) => {
  const archivo = findArchivoDePaquete(nombre)
  if (archivo === undefined) throw new Error(`El paquete no lleva «${nombre}»`)
  const { celdas, filas } = consultaDeArchivo(archivo)
  const { rows } = await db.execute<Record<string, string | null>>(sql.raw(filas))
  return rows.map((fila) =>
    Object.fromEntries(
      celdas.flatMap(({ alias, columnas, clase }) =>
        splitCeldas(columnas, clase, fila[alias] ?? null),
      ),
    ),
  )
}

/** People edit the downloaded workbook of users and lawyers and upload it, to change many of them at once. */
export const downloadPersonas: Handler<'downloadPersonas'> = async ({ db }) => {
  const leidas = await db.transaction(
    async (tx): Promise<FilasDePersonas> => ({
      usuarios: await readPersonas(tx, 'usuarios'),
      abogados: await readPersonas(tx, 'abogados'),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const libro = await writeLibroDePersonas(leidas)
  return {
    ...{ kind: 'file', name: textos.archivos.personas, type: XLSX, size: libro.length },
    body: libro,
  }
}
