import { basename, isAbsolute, join } from 'node:path'
import { interpolar, textos } from '@apremia/core'
import { mapSome } from '../documentos/archivos.ts'
import { readMigracionPropia } from '../platform/db/run-migrations.ts'
import { readVersion } from '../platform/version.ts'
import { type ArchivoDeCopia, checkArchivo } from './archivo-de-copia.ts'
import { listArchivosEnDisco, listCopias } from './carpeta-de-copias.ts'
import type { Informe } from './instantanea.ts'
import { type Manifiesto, openClave, readArchivos, readManifiestoDeCopia } from './manifiesto.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

/** Backup whose manifest, key and files were checked. */
export interface CopiaAbierta {
  readonly nombre: string
  readonly copia: string
  readonly clave: Buffer | undefined
  readonly manifiesto: Manifiesto
  readonly archivos: readonly ArchivoDeCopia[]
}

export interface PedidoDeCopia {
  readonly en: string
  /** Name of a backup in the folder `en`, or path of a backup. Undefined for the newest backup. */
  readonly cual: string | undefined
  readonly archivoDeClave: string | undefined
}

const findCarpeta = async ({ en, cual }: PedidoDeCopia): Promise<string> => {
  if (cual !== undefined) return isAbsolute(cual) ? cual : join(en, cual)
  const ultima = (await listCopias(en)).at(-1)
  if (ultima === undefined)
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.sinCopias, { carpeta: en }),
      SALIDA_DE_RESPALDO.uso,
    )
  return ultima.carpeta
}

const refuseNueva =
  (texto: string) =>
  ({ migracion, version }: Pick<Manifiesto, 'migracion' | 'version'>): void => {
    const propia = readMigracionPropia()
    if (migracion.orden <= propia.orden) return
    throw new RespaldoRechazado(
      interpolar(texto, {
        ...{ version, migracion: migracion.nombre },
        propia: readVersion(),
      }),
    )
  }

/** @throws RespaldoRechazado when a newer version of this program made the backup */
const refuseCopiaNueva = refuseNueva(textos.respaldo.masNueva)

/** @throws RespaldoRechazado when a newer version of this program wrote the database */
export const refuseBaseNueva = refuseNueva(textos.respaldo.baseMasNueva)

/** @throws RespaldoRechazado when the backup has a file that its list of files does not name */
const refuseSobrantes = async (
  copia: string,
  archivos: readonly ArchivoDeCopia[],
): Promise<void> => {
  const conocidos = new Set(archivos.map(({ camino }) => camino))
  const sobra = (await listArchivosEnDisco(copia)).find((camino) => !conocidos.has(camino))
  if (sobra !== undefined)
    throw new RespaldoRechazado(interpolar(textos.respaldo.sobra, { camino: sobra }))
}

/**
 * Opens a backup to restore or verify it. Checks its manifest, its key and each of its files.
 *
 * @throws RespaldoRechazado when the backup does not match its manifest
 */
export const openCopia = async (
  pedido: PedidoDeCopia,
  { informe, signal }: { readonly informe: Informe; readonly signal: AbortSignal },
): Promise<CopiaAbierta> => {
  const copia = await findCarpeta(pedido)
  const manifiesto = await readManifiestoDeCopia(copia)
  refuseCopiaNueva(manifiesto)
  const clave = await openClave(copia, manifiesto, pedido.archivoDeClave)
  const archivos = await readArchivos(copia, manifiesto)
  await refuseSobrantes(copia, archivos)
  informe.paso(textos.respaldo.pasos.archivos)
  let hecho = 0
  await mapSome(archivos, async (archivo) => {
    signal.throwIfAborted()
    await checkArchivo(copia, archivo)
    hecho += 1
    informe.avance(hecho, archivos.length)
  })
  return { nombre: basename(copia), copia, clave, manifiesto, archivos }
}
