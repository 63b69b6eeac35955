import { copyFile, link, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../platform/http/app-error.ts'
import { cargaPrefix, withCarga } from '../platform/http/clean-cargas.ts'
import type { UploadedFile } from '../platform/http/form.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly revisados: Revisados
    /** The last zip of signed titles that each user sent, while its entries are looked at. */
    readonly firmadosSubidos: Revisados
  }
}

/** Maximum number of users whose last file is stored. Each file is stored for `MINUTOS_DE_REVISADO` minutes. */
const CUANTOS = 8
export const MINUTOS_DE_REVISADO = 30

/**
 * Store of the last workbook that each user reviewed. The user can generate the executive titles of that workbook
 * without a second upload.
 */
export interface Revisados {
  /**
   * Keeps a copy of the workbook. Returns the name of the copy, or null when the copy failed and the client must upload
   * the workbook again.
   */
  readonly keep: (dni: string, file: UploadedFile) => Promise<string | null>
  /**
   * Runs `work` over a stored workbook. The file of the workbook stays while `work` runs, even when the user reviews
   * another workbook.
   *
   * @throws AppError 409 when the workbook belongs to another user, is too old, or is not kept any more
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

/** Error that asks the client to send the file again. */
export const libroNoGuardado = (mensaje: string): AppError =>
  new AppError(409, 'libro-no-guardado', mensaje)

/**
 * Stores the copies of the workbooks in the folder of uploads. The cleaning of that folder then removes the copies that
 * a killed process left.
 */
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
      // When a user reviews two workbooks at once, the last one replaces the first.
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
