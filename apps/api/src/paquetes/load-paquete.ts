import { copyFile } from 'node:fs/promises'
import { interpolar, puede, textos } from '@apremia/core'
import { isTipo } from '../documentos/content-type.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import { requireFile } from '../platform/http/form.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'
import { findPaquetePorClave, insertPaquete, updatePaquete } from './cargas-de-paquete-repo.ts'
import { isSuelto, zipSuelto } from './zip-suelto.ts'

const { carga: t } = textos.paquete

/** Keeps the package and leaves its load to a job. */
export const loadPaquete: Handler<'loadPaquete'> = async (
  services,
  { sesion, body, files, idempotencyKey: clave },
) => {
  const { trabajos, ahora } = services
  const file = requireFile(files, 'file')
  if (!isSuelto(file) && !(await isTipo(file.path, ZIP)))
    throw new AppError(400, 'paquete-zip-danado', textos.paquete.fallas['zip-danado'])
  const { simulacion, continuar, rechazosHasta, bajasHasta } = body
  const huella = huellaDePedido({ body, adjuntos: [file] })
  const zip = isSuelto(file) ? await zipSuelto(services, file) : file
  const empezada = await transactKeeping(services, async (tx, keep) => {
    const [documento = ''] = await keep([
      { sha256: zip.sha256, tipo: ZIP, write: (path) => copyFile(zip.path, path) },
    ])
    const carga = await insertPaquete(tx, {
      ...{ archivo: file.name, documento, simulacion, estado: 'leyendo' },
      ...{ dni: sesion.dni, creada: ahora(), clave, huella },
    })
    if (carga === undefined) {
      const hecha =
        clave === null ? undefined : await findPaquetePorClave(tx, sesion.dni, clave, huella)
      const trabajo = hecha?.trabajo && (await findTrabajo(tx, hecha.trabajo))
      if (!hecha || !trabajo) throw new Error('No se creó la carga')
      return { carga: hecha.carga, trabajo: toTrabajo(trabajo) }
    }
    const trabajo = await trabajos.enqueue(tx, {
      tipo: 'cargar-paquete',
      actor: sesion,
      titulo: interpolar(simulacion ? t.simular : t.titulo, { archivo: file.name }),
      entrada: {
        ...{ carga, simulacion, bajasHasta },
        rechazosHasta: continuar ? null : rechazosHasta,
        administra: puede(sesion, 'abogados.administrar'),
      },
    })
    await updatePaquete(tx, carga, { trabajo: trabajo.id })
    // A trial leaves no row in the history, because it changes nothing.
    if (simulacion) return { carga, trabajo }
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'load-paquete' },
      ...{ entidad: 'paquete', entidadId: String(carga) },
      descripcion: interpolar(t.recibido, { archivo: file.name, carga }),
      despues: { paquete: documento, rechazosHasta: continuar ? null : rechazosHasta, bajasHasta },
    })
    return { carga, trabajo }
  })
  trabajos.wake()
  return empezada
}
