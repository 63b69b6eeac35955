import { interpolar, textos } from '@apremia/core'
import type { FastifyBaseLogger } from 'fastify'
import type { AvisoDeDanado } from '../documentos/documento-danado.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import type { Db } from '../platform/db/queryable.ts'

export const createAvisoDeDanado = (
  { db, ahora }: { readonly db: Db; readonly ahora: () => Date },
  log: FastifyBaseLogger,
): AvisoDeDanado => {
  const dichos = new Set<string>()
  const tell: AvisoDeDanado['tell'] = async ({ sha256, falla }) => {
    if (dichos.has(sha256)) return
    dichos.add(sha256)
    log.error(
      { documento: sha256, falla },
      'un documento guardado falta o está dañado: súbalo otra vez',
    )
    const descripcion = interpolar(textos.documentos.danado.historial, {
      documento: sha256,
      falla: textos.documentos.fallas[falla],
    })
    await db
      .transaction((tx) =>
        appendHistorial(tx, {
          ...{ momento: ahora(), actor: SISTEMA, operacion: 'documento-danado' },
          ...{ entidad: 'documento', entidadId: sha256, descripcion, despues: { falla } },
        }),
      )
      .catch((error) =>
        log.error({ err: error }, 'no se pudo anotar en el historial un documento dañado'),
      )
  }
  return {
    tell,
    noteSano: (sha256) => {
      dichos.delete(sha256)
    },
    count: () => dichos.size,
  }
}
