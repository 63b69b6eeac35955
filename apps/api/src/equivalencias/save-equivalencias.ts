import { isDeepStrictEqual } from 'node:util'
import {
  interpolar,
  readEquivalenciasGuardadas,
  textos,
  toEquivalenciaGuardada,
} from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { listEquivalencias, lockEquivalencias, upsertEquivalencia } from './equivalencias-repo.ts'

const { equivalencias: t } = textos.paquete

export const saveEquivalencias: Handler<'saveEquivalencias'> = (
  { db, ahora },
  { sesion, body },
) => {
  const leidas = readEquivalenciasGuardadas(body.equivalencias)
  if (!leidas.ok) throw camposRechazados(400, 'campos-invalidos', leidas.motivos)
  return db.transaction(async (tx) => {
    const momento = ahora()
    const actuales = await lockEquivalencias(tx)
    for (const despues of leidas.valor.map(toEquivalenciaGuardada)) {
      const { archivo, fuente } = despues
      const antes = actuales.find((una) => una.archivo === archivo)
      if (isDeepStrictEqual(antes, despues)) continue
      await upsertEquivalencia(tx, { ...despues, guardada: momento, dni: sesion.dni })
      await appendHistorial(tx, {
        ...{ momento, actor: sesion, operacion: 'save-equivalencias' },
        ...{ entidad: 'equivalencia', entidadId: archivo },
        descripcion: interpolar(antes ? t.cambiada : t.guardada, { archivo, fuente }),
        ...(antes && { antes }),
        despues,
      })
    }
    return listEquivalencias(tx)
  })
}
