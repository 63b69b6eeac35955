import { copyFile, link, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { cargaPrefix } from '../platform/http/clean-cargas.ts'
import type { UploadedFile } from '../platform/http/form.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly revisados: Revisados
  }
}

/** People whose last reviewed workbook is kept, and for how long. */
const CUANTOS = 8
const MINUTOS = 30

/** The workbook each person reviewed last, so that generating its titles does not send it again. */
export interface Revisados {
  /** The name it is found by; null when it could not be kept: it will be sent again. */
  readonly keep: (dni: string, file: UploadedFile) => Promise<string | null>
  /**
   * Works over a kept workbook, which stays there meanwhile whatever the person reviews next.
   *
   * @throws AppError 409 when the workbook belongs to somebody else, is too old, or is in another process
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

const noGuardado = (): AppError =>
  new AppError(409, 'libro-no-guardado', textos.titulos.libroNoGuardado)

/** Reviewed workbooks wait in the folder of uploads, so that those left by a killed process are cleaned too. */
export const createRevisados = (ahora: () => Date): Revisados => {
  /** Oldest first. */
  const guardados = new Map<string, Guardado>()

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
      // When a person sends two reviews at once, the last one stays.
      await forget(dni)
      guardados.set(dni, {
        file: { ...file, path },
        hasta: ahora().getTime() + MINUTOS * 60_000,
      })
      return file.sha256
    },
    use: async (dni, libro, work) => {
      const guardado = guardados.get(dni)
      if (!guardado || !isVigente(guardado) || guardado.file.sha256 !== libro) throw noGuardado()
      const folder = await mkdtemp(cargaPrefix())
      try {
        const path = join(folder, 'libro')
        await link(guardado.file.path, path).catch(() => {
          throw noGuardado()
        })
        return await work({ ...guardado.file, path })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    forget,
  }
}
