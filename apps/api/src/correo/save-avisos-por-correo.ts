import { interpolar, listAvisosPosibles, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadAvisosPorCorreo, replaceAvisos } from './avisos-repo.ts'

const t = textos.correo

/** Ignores the kinds of e-mail that the person may not receive. */
export const saveAvisosPorCorreo: Handler<'saveAvisosPorCorreo'> = (services, { sesion, body }) => {
  const now = services.ahora()
  const clases = listAvisosPosibles(sesion).filter((clase) => body.clases.includes(clase))
  return services.db.transaction(async (tx) => {
    await replaceAvisos(tx, sesion.dni, clases, now)
    const nombres = clases.map((clase) => `«${textos.avisosPorCorreo.clases[clase]}»`).join(', ')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'save-avisos-por-correo',
      entidad: 'usuario',
      entidadId: sesion.dni,
      descripcion: interpolar(t.historial, { clases: nombres || t.ninguno }),
      despues: { clases },
    })
    return loadAvisosPorCorreo(tx, services, sesion)
  })
}
