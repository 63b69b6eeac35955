import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { keepEnvios } from './envios-repo.ts'

type Lugar = Pick<Services, 'config'>

const folderOf = ({ config }: Lugar): string => join(config.dataDir, 'documentos', 'envios')

export const pathOfEnvio = (services: Lugar, id: string): string => join(folderOf(services), id)

export const sizeOfEnvio = async (services: Lugar, id: string): Promise<number> =>
  (await stat(pathOfEnvio(services, id)).catch(() => undefined))?.size ?? 0

/**
 * Flushes the part to disk. The caller updates the row of the upload only afterwards, so the row never reports bytes
 * that are not on disk.
 */
export const writeParte = async (
  services: Lugar,
  { id, desde, bytes }: { readonly id: string; readonly desde: number; readonly bytes: Buffer },
): Promise<void> => {
  await mkdir(folderOf(services), { recursive: true, mode: 0o700 })
  const file = await open(pathOfEnvio(services, id), desde === 0 ? 'w' : 'r+', 0o600)
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
}

export const removeEnvio = (services: Lugar, id: string): Promise<void> =>
  rm(pathOfEnvio(services, id), { force: true })

/** Milliseconds since the last part after which an upload counts as abandoned. */
const OLVIDO_MS = 24 * 3_600_000

/**
 * Deletes abandoned uploads, and files without a row. The files are listed before the rows are read, and each row is
 * inserted before its file is created. This order protects an upload that starts meanwhile.
 */
export const cleanEnvios = async (
  services: Lugar & { readonly db: Queryable; readonly ahora: () => Date },
): Promise<void> => {
  const names = await readdir(folderOf(services)).catch((): string[] => [])
  const ids = names.filter((name) => /^[0-9a-f-]{36}$/.test(name))
  const olvido = new Date(services.ahora().getTime() - OLVIDO_MS)
  const kept = await keepEnvios(services.db, ids, olvido)
  for (const id of ids) if (!kept.has(id)) await removeEnvio(services, id)
}
