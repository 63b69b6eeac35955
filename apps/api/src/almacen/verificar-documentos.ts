import { type ErrorDeFila, fechaEnZona, formatFecha, interpolar, textos } from '@apremia/core'
import { inArray } from 'drizzle-orm'
import type { FallaDeDocumento } from '../documentos/archivos.ts'
import { documento } from '../documentos/documento-table.ts'
import type { Documentos } from '../documentos/documentos.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { ResultadoDeTrabajo, Verificador } from '../trabajos/runner.ts'
import { readDocumentosRegistrados } from './read-documentos-registrados.ts'
import { createUsos } from './usos-de-documento.ts'

/**
 * Age in milliseconds after which a stored file that no database row names counts as unused. A newer file may belong to
 * a transaction under way.
 */
const EN_CURSO_MS = 3_600_000

const { verificacion } = textos.documentos

const toError = (
  sha256: string,
  regla: FallaDeDocumento | 'huerfano',
  mensaje: string,
): ErrorDeFila => ({
  ...{ hoja: 'documento', fila: 0, columna: regla, valor: sha256, regla: `documento/${regla}` },
  mensaje,
})

const findHuerfanos = async (
  db: Db,
  documentos: Documentos,
  before: number,
): Promise<ErrorDeFila[]> => {
  const huerfanos: ErrorDeFila[] = []
  for await (const archivos of documentos.listStored()) {
    const viejos = archivos.filter(({ tocado }) => tocado < before)
    if (viejos.length === 0) continue
    const nombres = viejos.map(({ nombre }) => nombre)
    const known = await db
      .select({ sha256: documento.sha256 })
      .from(documento)
      .where(inArray(documento.sha256, nombres))
    const registrados = new Set(known.map(({ sha256 }) => sha256))
    for (const nombre of nombres)
      if (!registrados.has(nombre))
        huerfanos.push(
          toError(nombre, 'huerfano', interpolar(verificacion.huerfano, { documento: nombre })),
        )
  }
  return huerfanos
}

export const createVerificarDocumentos =
  (tools: {
    readonly db: Db
    readonly ahora: () => Date
    readonly documentos: Documentos
  }): Verificador =>
  async ({ signal, progress }): Promise<ResultadoDeTrabajo> => {
    const { db, ahora, documentos } = tools
    const total = await db.$count(documento)
    const usosDe = await createUsos(db)
    const errores: ErrorDeFila[] = []
    const cuenta: Record<FallaDeDocumento, number> = { falta: 0, alterado: 0, ilegible: 0 }
    let hecho = 0
    for await (const filas of readDocumentosRegistrados(db))
      for (const { sha256, tipo, tamano, creado } of filas) {
        signal.throwIfAborted()
        progress(hecho, total, verificacion.paso)
        hecho += 1
        const falla = await documentos.check(sha256)
        if (falla === undefined) continue
        cuenta[falla] += 1
        const mensaje = interpolar(verificacion[falla], {
          ...{ documento: sha256, tipo, tamano },
          dia: formatFecha(fechaEnZona(creado)),
          usos: (await usosDe(sha256)) || verificacion.sinUso,
        })
        errores.push(toError(sha256, falla, mensaje))
      }
    const huerfanos = await findHuerfanos(db, documentos, ahora().getTime() - EN_CURSO_MS)
    progress(hecho, total, verificacion.paso)
    return {
      errores: [...errores, ...huerfanos],
      resumen: {
        ...{ documentos: hecho, faltan: cuenta.falta, alterados: cuenta.alterado },
        ilegibles: cuenta.ilegible,
        huerfanos: huerfanos.length,
      },
    }
  }
