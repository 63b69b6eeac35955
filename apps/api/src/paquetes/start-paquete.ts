import { copyFile } from 'node:fs/promises'
import type { BodyOf, Contract, Trabajo } from '@apremia/api-client'
import { interpolar, puede, textos } from '@apremia/core'
import { isTipo } from '../documentos/content-type.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'
import { findPaquetePorClave, insertPaquete, updatePaquete } from './cargas-de-paquete-repo.ts'
import { isSuelto, zipSuelto } from './zip-suelto.ts'

const { carga: t } = textos.paquete

interface CargaDePaqueteEmpezada {
  readonly carga: number
  readonly trabajo: Trabajo
}

interface PedidoDePaquete {
  readonly body: BodyOf<Contract['loadPaquete']>
  readonly clave: string | null
  /** Digest of the request. A request with the same `Idempotency-Key` and another digest is refused. */
  readonly huella: string
  readonly operacion: string
  readonly also?: (tx: Tx) => Promise<void>
}

export const findEmpezada = async (
  db: Queryable,
  { dni, clave, huella }: Pick<PedidoDePaquete, 'clave' | 'huella'> & Pick<Sesion, 'dni'>,
): Promise<CargaDePaqueteEmpezada | undefined> => {
  const hecha = clave === null ? undefined : await findPaquetePorClave(db, dni, clave, huella)
  const trabajo = hecha?.trabajo && (await findTrabajo(db, hecha.trabajo))
  return hecha && trabajo ? { carga: hecha.carga, trabajo: toTrabajo(trabajo) } : undefined
}

interface PaqueteEnZip {
  readonly name: string
  readonly zip: Pick<UploadedFile, 'path' | 'sha256'>
}

const beginCarga = async (
  services: Services,
  sesion: Sesion,
  { name: archivo, zip }: PaqueteEnZip,
  { body, clave, huella, operacion, also }: PedidoDePaquete,
): Promise<CargaDePaqueteEmpezada> => {
  const { trabajos, ahora } = services
  const { dni } = sesion
  const { simulacion, continuar, rechazosHasta: hasta, bajasHasta } = body
  const rechazosHasta = continuar ? null : hasta
  const paquete = {
    sha256: zip.sha256,
    tipo: ZIP,
    write: (path: string) => copyFile(zip.path, path),
  }
  return transactKeeping(
    services,
    async (tx, keep) => {
      const [documento = ''] = await keep([paquete])
      const carga = await insertPaquete(tx, {
        ...{ archivo, documento, simulacion, estado: 'leyendo' },
        ...{ dni, creada: ahora(), clave, huella },
      })
      if (carga === undefined) {
        const hecha = await findEmpezada(tx, { dni, clave, huella })
        if (hecha === undefined) throw new Error('No se creó la carga')
        return hecha
      }
      const trabajo = await trabajos.enqueue(tx, {
        tipo: 'cargar-paquete',
        actor: sesion,
        titulo: interpolar(simulacion ? t.simular : t.titulo, { archivo }),
        entrada: {
          ...{ carga, simulacion, bajasHasta, rechazosHasta },
          administra: puede(sesion, 'abogados.administrar'),
        },
      })
      await updatePaquete(tx, carga, { trabajo: trabajo.id })
      await also?.(tx)
      if (simulacion) return { carga, trabajo }
      await appendHistorial(tx, {
        ...{ momento: ahora(), actor: sesion, operacion },
        ...{ entidad: 'paquete', entidadId: String(carga) },
        descripcion: interpolar(t.recibido, { archivo, carga }),
        despues: { paquete: documento, rechazosHasta, bajasHasta },
      })
      return { carga, trabajo }
    },
    [paquete],
  )
}

export const startPaqueteEnZip = async (
  services: Services,
  sesion: Sesion,
  paquete: PaqueteEnZip,
  pedido: PedidoDePaquete,
): Promise<CargaDePaqueteEmpezada> => {
  const empezada = await beginCarga(services, sesion, paquete, pedido)
  services.trabajos.wake()
  return empezada
}

export const startPaquete = async (
  services: Services,
  sesion: Sesion,
  file: UploadedFile,
  pedido: PedidoDePaquete,
): Promise<CargaDePaqueteEmpezada> => {
  const { name } = file
  if (isSuelto(file))
    return withTemporary(services.documentos, async (path) => {
      const zip = await zipSuelto(file, path)
      return startPaqueteEnZip(services, sesion, { name, zip }, pedido)
    })
  if (!(await isTipo(file.path, ZIP)))
    throw new AppError(400, 'paquete-zip-danado', textos.paquete.fallas['zip-danado'])
  return startPaqueteEnZip(services, sesion, { name, zip: file }, pedido)
}
