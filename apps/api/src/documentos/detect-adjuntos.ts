import { copyFile } from 'node:fs/promises'
import { AppError } from '../platform/http/app-error.ts'
import type { Adjunto } from '../platform/http/form.ts'
import { detectTipo } from './detect-tipo.ts'
import type { PorGuardar } from './transact-keeping.ts'

export interface AdjuntoConTipo {
  readonly archivo: Adjunto
  readonly tipo: string
}

/** @throws AppError 415 for a file whose content is not of an accepted type (D94) */
export const detectAdjuntos = (archivos: readonly Adjunto[]): Promise<AdjuntoConTipo[]> =>
  Promise.all(
    archivos.map(async (archivo) => {
      const tipo = await detectTipo(archivo.path)
      if (tipo !== undefined) return { archivo, tipo }
      const message = `«${archivo.name}» no es un PDF, un documento de Word, un JPG ni un PNG.`
      throw new AppError(415, 'tipo-de-documento', message, {
        fields: [{ field: archivo.campo, message }],
      })
    }),
  )

export const porGuardarDe = (adjuntos: readonly AdjuntoConTipo[]): PorGuardar[] =>
  adjuntos.map(({ archivo, tipo }) => ({
    sha256: archivo.sha256,
    tipo,
    write: (path) => copyFile(archivo.path, path),
  }))
