import { copyFile, link, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../platform/http/app-error.ts'
import { cargaPrefix, withCarga } from '../platform/http/clean-cargas.ts'
import type { UploadedFile } from '../platform/http/form.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly revisados: Revisados
    /** Last zip of signed titles that each user sent, until its review ends. */
    readonly firmadosSubidos: Revisados
  }
}

/** Maximum number of users whose last reviewed file is stored. */
const CUANTOS = 8
export const MINUTOS_DE_REVISADO = 30

/**
 * Store of the last workbook that each user reviewed. The user can then issue executive titles without a second upload.
 */
export interface Revisados {
  /**
   * Stores a copy of the workbook and returns the name of the copy. Returns null when the copy cannot be stored. The
   * client must then upload the workbook again.
   */
  readonly keep: (dni: string, file: UploadedFile) => Promise<string | null>
  /**
   * Runs `work` over a stored workbook. The file stays until `work` ends, even when the user reviews another workbook.
   *
   * @throws AppError 409 when the workbook belongs to another user, is too old or is no longer stored
   */
  readonly use: <T>(
    dni: string,
    libro: string,
    work: (file: UploadedFile) => Promise<T>,
  ) => Promise<T>
  readonly forget: (dni: string) => Promise<void>
}

interface Guardado {
  readonly file: UploadedFile
  readonly hasta: number
}

export const libroNoGuardado = (mensaje: string): AppError =>
  new AppError(409, 'libro-no-guardado', mensaje)

/** Stores the workbooks in the folder of uploads, whose cleaning also removes the copies of killed processes. */
export const createRevisados = (ahora: () => Date, mensaje: string): Revisados => {
  const guardados = new Map<string, Guardado>()
  const noGuardado = (): AppError => libroNoGuardado(mensaje)

  const forget = async (dni: string): Promise<void> => {
    const guardado = guardados.get(dni)
    guardados.delete(dni)
    if (guardado) await rm(dirname(guardado.file.path), { recursive: true, force: true })
  }
  const isVigente = ({ hasta }: Guardado): boolean => hasta > ahora().getTime()
  const makeRoom = async (dni: string): Promise<void> => {
    await forget(dni)
    for (const [otro, guardado] of [...guardados])
      if (!isVigente(guardado) || guardados.size >= CUANTOS) await forget(otro)
  }

  return {
    keep: async (dni, file) => {
      await makeRoom(dni)
      const folder = await mkdtemp(cargaPrefix()).catch(() => undefined)
      if (folder === undefined) return null
      const path = join(folder, 'libro')
      try {
        await copyFile(file.path, path)
      } catch {
        await rm(folder, { recursive: true, force: true })
        return null
      }
      // When a user reviews two workbooks at once, the last workbook replaces the first.
      await forget(dni)
      guardados.set(dni, {
        file: { ...file, path },
        hasta: ahora().getTime() + MINUTOS_DE_REVISADO * 60_000,
      })
      return file.sha256
    },
    use: async (dni, libro, work) => {
      const guardado = guardados.get(dni)
      if (!guardado || !isVigente(guardado) || guardado.file.sha256 !== libro) throw noGuardado()
      return withCarga(async (folder) => {
        const path = join(folder, 'libro')
        await link(guardado.file.path, path).catch(() => {
          throw noGuardado()
        })
        return work({ ...guardado.file, path })
      })
    },
    forget,
  }
}
