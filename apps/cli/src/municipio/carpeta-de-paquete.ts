import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CliError } from '../terminal/cli-error.ts'

export const checkCarpeta = async (carpeta: string, force: boolean): Promise<void> => {
  const hay = existsSync(carpeta) ? await readdir(carpeta) : []
  if (hay.length === 0 || force) return
  throw new CliError('falla', {
    codigo: 'archivo-existente',
    mensaje: `La carpeta ${carpeta} no está vacía: no se escribe en ella.`,
    sugerencias: ['Elija otra con -o, o agregue --force para reemplazar los archivos de antes.'],
    detalle: { archivo: carpeta },
  })
}

/**
 * Unpacks a data package of the municipality into a folder. The manifest is written last, so a folder with a manifest
 * is complete.
 *
 * @param nombres names of the CSV files to delete first, so that old files do not count as part of the package
 */
export const unpackPaquete = async (
  zip: string,
  carpeta: string,
  nombres: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly archivos: readonly string[]; readonly documentos: number }> => {
  const { openPaquete } = await import('@apremia/workbooks')
  await mkdir(carpeta, { recursive: true })
  for (const nombre of nombres) await rm(join(carpeta, `${nombre}.csv`), { force: true })
  const paquete = await openPaquete(zip)
  try {
    for (const { ruta, open } of paquete.adjuntos.values()) {
      const path = join(carpeta, ruta)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await open(), createWriteStream(path), { signal })
    }
    const fuentes = paquete.fuentes.toSorted(
      (a, b) => Number(a.nombre === 'manifiesto') - Number(b.nombre === 'manifiesto'),
    )
    for (const { archivo, open } of fuentes)
      await pipeline(await open(), createWriteStream(join(carpeta, archivo)), { signal })
    return { archivos: fuentes.map(({ archivo }) => archivo), documentos: paquete.adjuntos.size }
  } finally {
    paquete.close()
  }
}
