import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { lockEquivalencias, removeEquivalencia } from './equivalencias-repo.ts'

const { equivalencias: t } = textos.paquete

export const deleteEquivalencia: Handler<'deleteEquivalencia'> = async (
  { db, ahora },
  { sesion, params: { archivo } },
) => {
  await db.transaction(async (tx) => {
    const antes = (await lockEquivalencias(tx)).find((una) => una.archivo === archivo)
    if (antes === undefined) throw notFound(t.ninguna)
    await removeEquivalencia(tx, archivo)
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'delete-equivalencia' },
      ...{ entidad: 'equivalencia', entidadId: archivo },
      descripcion: interpolar(t.quitada, { archivo, fuente: antes.fuente }),
      antes,
    })
  })
}
