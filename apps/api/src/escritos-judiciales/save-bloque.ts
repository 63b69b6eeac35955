import { decideBloque, interpolar, textos } from '@apremia/core'
import { bloque } from '../escritos/plantilla-table.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { listBloquesGuardados, lockPlantillas } from './plantillas-repo.ts'

const t = textos.escritosJudiciales

/**
 * Saves a block of text that court papers include. To change a block, the person must have seen its present text (D42).
 * A court paper copies the text when it is made, so earlier papers stay the same.
 */
export const saveBloque: Handler<'saveBloque'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    await lockPlantillas(tx)
    const { nombre, texto, version: vista } = body
    const decision = decideBloque({ nombre, texto })
    if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
    const version = versionDeContenido([nombre, texto])
    const actual = (await listBloquesGuardados(tx)).find((uno) => uno.nombre === nombre)
    if (actual?.version === version) return actual
    if ((actual?.version ?? '') !== vista) throw new AppError(409, 'version-vieja', t.versionVieja)
    await tx
      .insert(bloque)
      .values({ nombre, texto })
      .onConflictDoUpdate({ target: bloque.nombre, set: { texto } })
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'save-bloque' },
      ...{ entidad: 'bloque', entidadId: nombre },
      descripcion: interpolar(actual ? t.historial.bloque : t.historial.bloqueAlta, { nombre }),
      ...(actual ? { antes: { texto: actual.texto } } : {}),
      despues: { texto },
    })
    return { nombre, texto, version }
  })
