import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { writePaqueteZip } from '@apremia/workbooks'

/**
 * Builds the zip of a data package.
 *
 * @param textos content of each file by its name, such as 'deuda.csv'
 * @param adjuntos documents by their path
 */
export const zipTextos = async (
  textos: ReadonlyMap<string, string>,
  adjuntos: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> => {
  const fuentes = [...textos].map(([archivo, texto]) => {
    const bytes = Buffer.from(texto)
    const nombre = archivo.replace('.csv', '')
    return { nombre, archivo, tamano: bytes.length, open: async () => Readable.from([bytes]) }
  })
  const suyos = Object.entries(adjuntos).map(([ruta, bytes]) => ({
    ...{ ruta, tamano: bytes.length },
    open: async () => Readable.from([bytes]),
  }))
  const out = new PassThrough()
  const [zip] = await Promise.all([
    buffer(out),
    writePaqueteZip(out, {
      fuentes,
      adjuntos: new Map(suyos.map((uno) => [uno.ruta, uno])),
      close: () => undefined,
    }),
  ])
  return zip
}
