import { mkdir, open, rm, rmdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from './platform/config-error.ts'
import { isDiskFull } from './platform/db/outage.ts'

const tryFolder = async (dataDir: string): Promise<void> => {
  const first = await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    const path = join(dataDir, `prueba-${process.pid}`)
    await (await open(path, 'w', 0o600)).close()
    await rm(path)
  } finally {
    // Some folders were created only to check that the data folder can be written. They are removed again, so that no
    // empty folder remains if the start of the server fails later.
    if (first !== undefined)
      for (let folder = dataDir; folder.startsWith(first); folder = dirname(folder))
        await rmdir(folder).catch(() => undefined)
  }
}

const MOTIVOS: Readonly<Record<string, string>> = {
  EACCES: 'no tiene permiso',
  EPERM: 'no tiene permiso',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'una parte de su camino es un archivo',
  EEXIST: 'hay un archivo con ese nombre',
}

/**
 * Checks that the data folder can be written, before the start of the server changes the database. Ignores a full disk,
 * because the first write that fails reports it.
 *
 * @throws ConfigError when the folder cannot be created or written
 */
export const assertCarpetaDeDatos = async (dataDir: string): Promise<void> => {
  try {
    await tryFolder(dataDir)
  } catch (error) {
    if (isDiskFull(error)) return
    const { code = '' } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `No se puede escribir en la carpeta de datos, ${dataDir} (${MOTIVOS[code] ?? code}). Créela y désela a la cuenta con que corre el servidor (${userInfo().username}), o indique otra en DATA_DIR. No se cambió nada.`,
    )
  }
}
