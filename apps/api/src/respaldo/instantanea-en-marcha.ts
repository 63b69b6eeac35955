import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { textos } from '@apremia/core'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseDown } from '../platform/db/outage.ts'
import type { Services } from '../platform/services.ts'
import { cleanInstantaneas, copyBase, newInstantanea } from './copy-base.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

/** Copy of the files of the embedded database, made by the running server for the backup command. */
export interface InstantaneaEnMarcha {
  readonly carpeta: string
  readonly momento: string
}

/**
 * Waits until the only connection to the embedded database is free, even for minutes during a data import. Throws when
 * the backup command disconnects (`salida`).
 */
const waitForConnection = async (pool: Pool, salida: AbortSignal): Promise<PoolClient> => {
  for (;;) {
    salida.throwIfAborted()
    try {
      return await pool.connect()
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
    }
  }
}

/**
 * Copies the files of the embedded database for the backup command, which is connected to the running server. A
 * checkpoint first writes every confirmed change to the files. No statement runs during the copy. Until the command
 * disconnects, the copy stays and no document is removed.
 */
export const createInstantaneaEnMarcha = (
  { config, db, documentos, ahora }: Pick<Services, 'config' | 'db' | 'documentos' | 'ahora'>,
  pool: Pool,
) => {
  const { dataDir } = config
  /**
   * Backup command that has a copy of the database files. After the command disconnects, this variable keeps its value
   * until that copy is removed. So only one command at a time has a copy.
   */
  let enCurso: { readonly salida: AbortSignal; readonly terminada: Promise<void> } | undefined
  const take = async (salida: AbortSignal): Promise<InstantaneaEnMarcha> => {
    const carpeta = newInstantanea(dataDir)
    const client = await waitForConnection(pool, salida)
    try {
      await client.query('checkpoint')
      const momento = ahora().toISOString()
      await copyBase(dataDir, carpeta, salida)
      return { carpeta, momento }
    } catch (error) {
      await rm(carpeta, { recursive: true, force: true })
      throw error
    } finally {
      client.release()
    }
  }
  return async function* (salida: AbortSignal): AsyncGenerator<InstantaneaEnMarcha> {
    while (enCurso?.salida.aborted) await enCurso.terminada
    if (enCurso) throw new RespaldoRechazado(textos.respaldo.enCurso, SALIDA_DE_RESPALDO.conflicto)
    let end = () => {}
    const terminada = new Promise<void>((resolve) => {
      end = resolve
    })
    enCurso = { salida, terminada }
    const release = documentos.retain()
    let carpeta: string | undefined
    try {
      await cleanInstantaneas(dataDir)
      const tomada = await take(salida)
      carpeta = tomada.carpeta
      yield tomada
      if (!salida.aborted) await once(salida, 'abort')
    } finally {
      if (carpeta !== undefined) await rm(carpeta, { recursive: true, force: true })
      release()
      enCurso = undefined
      end()
      await documentos.dropPendientes(db)
    }
  }
}
