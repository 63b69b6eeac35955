import { createReadStream, existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { interpolar, textos } from '@apremia/core'
import { mapSome } from '../documentos/archivos.ts'
import { DataDirInUse, lockDataDir } from '../platform/db/data-dir-lock.ts'
import { openDb } from '../platform/db/open-db.ts'
import { type ArchivoDeCopia, type DestinoDeCopia, writeArchivo } from './archivo-de-copia.ts'
import { cleanInstantaneas, copyBase, newInstantanea } from './copy-base.ts'
import { listDocumentosRegistrados, readHechosDeBase } from './hechos-de-base.ts'
import type { Instantanea, LugarDeRespaldo } from './instantanea.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

interface Tomada {
  readonly carpeta: string
  readonly momento: Date
  readonly perdida: AbortSignal
  readonly leave: () => Promise<void>
}

const lockDetenida = async (dataDir: string, now: Date): Promise<() => void> => {
  try {
    return await lockDataDir(dataDir, now)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.otroPuerto, { falla: error.message }),
      SALIDA_DE_RESPALDO.conflicto,
    )
  }
}

/**
 * Copies the database of a stopped server. During the copy, the lock of the data folder prevents a start of the server.
 */
const takeDetenida = async ({ dataDir, ahora, signal }: LugarDeRespaldo): Promise<Tomada> => {
  const unlock = await lockDetenida(dataDir, ahora())
  const carpeta = newInstantanea(dataDir)
  const leave = async () => {
    await rm(carpeta, { recursive: true, force: true })
    unlock()
  }
  try {
    await cleanInstantaneas(dataDir)
    const momento = ahora()
    await copyBase(dataDir, carpeta, signal)
    return { carpeta, momento, perdida: new AbortController().signal, leave }
  } catch (error) {
    await leave()
    throw error
  }
}

const take = async (lugar: LugarDeRespaldo): Promise<Tomada> => {
  const visita = await lugar.visit(lugar.signal)
  if (visita === undefined) return takeDetenida(lugar)
  const perdida = new AbortController()
  visita.terminada.addEventListener('abort', () =>
    perdida.abort(new RespaldoRechazado(textos.respaldo.cortada, SALIDA_DE_RESPALDO.noDisponible)),
  )
  const { carpeta, momento } = visita.dicho
  return {
    ...{ carpeta, momento: new Date(momento), perdida: perdida.signal },
    leave: visita.leave,
  }
}

const listBase = async (carpeta: string) => {
  const entries = await readdir(join(carpeta, 'base'), { recursive: true, withFileTypes: true })
  const pathsOf = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders)
      .map((entry) => join(entry.parentPath, entry.name).slice(carpeta.length + 1))
      .sort()
  return { carpetas: pathsOf(true), archivos: pathsOf(false) }
}

const writeBase = (
  carpeta: string,
  nombres: readonly string[],
  destino: DestinoDeCopia,
): Promise<ArchivoDeCopia[]> =>
  mapSome(nombres, (nombre) =>
    writeArchivo(destino, `${nombre}.gz`, createReadStream(join(carpeta, nombre))),
  )

/**
 * Runs `work` with a copy of the files of the embedded database. A running server makes the copy, otherwise this
 * process. The copy is then opened to read the values of the manifest, which also proves that the copy is good.
 */
export const withInstantaneaEmbebida = async <T>(
  lugar: LugarDeRespaldo,
  work: (instantanea: Instantanea) => Promise<T>,
): Promise<T> => {
  const { dataDir, ahora } = lugar
  if (!existsSync(join(dataDir, 'base')))
    throw new RespaldoRechazado(interpolar(textos.respaldo.sinBase, { carpeta: dataDir }))
  const { carpeta, momento, perdida, leave } = await take(lugar)
  try {
    const open = await openDb({
      databaseUrl: undefined,
      dataDir: carpeta,
      now: ahora(),
      migrar: false,
    })
    const leidos = await (async () => {
      try {
        return {
          hechos: await readHechosDeBase(open.db),
          documentos: await listDocumentosRegistrados(open.db),
        }
      } finally {
        await open.close()
      }
    })()
    const { carpetas, archivos } = await listBase(carpeta)
    return await work({
      ...leidos,
      ...{ momento, carpetas, perdida },
      writeBase: async (destino) => ({
        base: { tipo: 'embebida', servidor: 0, volcador: 0 },
        archivos: await writeBase(carpeta, archivos, destino),
      }),
    })
  } finally {
    await leave()
  }
}
