import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { writePaqueteZip } from '@apremia/workbooks'

/**
 * Zips a package.
 *
 * @param textos content of each file by its name: 'deuda.csv'
 */
export const zipTextos = async (textos: ReadonlyMap<string, string>): Promise<Buffer> => {
  const fuentes = [...textos].map(([archivo, texto]) => {
    const bytes = Buffer.from(texto)
    const nombre = archivo.replace('.csv', '')
    return { nombre, archivo, tamano: bytes.length, open: async () => Readable.from([bytes]) }
  })
  const out = new PassThrough()
  const [zip] = await Promise.all([
    buffer(out),
    writePaqueteZip(out, { fuentes, close: () => undefined }),
  ])
  return zip
}
