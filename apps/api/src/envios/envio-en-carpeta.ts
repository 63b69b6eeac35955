import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PartesDeEnvio, PartesPerdidas } from './partes-de-envio.ts'

const ID = /^[0-9a-f-]{36}$/

/**
 * The uploaded file may no longer exist, because a simultaneous request already moved or deleted it. The error becomes
 * {@link PartesPerdidas}. Any other error is thrown unchanged.
 */
const tellGone =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    // The error ENOENT for the source file has two causes: the source file is missing, or the destination folder is
    // missing. The condition therefore checks that the source file does not exist.
    const gone = error.code === 'ENOENT' && error.path === path && !existsSync(path)
    throw gone ? new PartesPerdidas() : error
  }

export const partesEnCarpeta = (dataDir: string): PartesDeEnvio => {
  const folder = join(dataDir, 'documentos', 'envios')
  const pathOf = (id: string): string => join(folder, id)
  const sizeOf: PartesDeEnvio['sizeOf'] = async ({ id }) =>
    (await stat(pathOf(id)).catch(() => undefined))?.size ?? 0
  return {
    sizeOf,
    write: async ({ id, desde, bytes }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(pathOf(id), desde === 0 ? 'w' : 'r+', 0o600)
      try {
        // A write to a full disk may store only some of the bytes, and only the next write fails.
        for (let escrito = 0; escrito < bytes.length; ) {
          const { bytesWritten } = await file.write(
            bytes,
            escrito,
            bytes.length - escrito,
            desde + escrito,
          )
          escrito += bytesWritten
        }
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    withWhole: async ({ id, tamano }, use) => {
      if ((await sizeOf({ id, recibido: tamano })) < tamano) throw new PartesPerdidas()
      const path = pathOf(id)
      return use(path).catch(tellGone(path))
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    listIds: async () =>
      (await readdir(folder).catch((): string[] => [])).filter((name) => ID.test(name)),
  }
}
