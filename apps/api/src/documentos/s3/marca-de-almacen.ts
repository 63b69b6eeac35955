import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { almacenSinRespuesta } from '../almacen-sin-respuesta.ts'
import type { ClienteS3 } from './cliente-s3.ts'
import { FallaDeS3 } from './falla-de-s3.ts'
import { CLAVE_DE_MARCA, readChunks } from './transporte-s3.ts'

/** Maximum number of bytes to read of the object with which an installation marks the S3 store as its own. */
const MAXIMO = 1_000

const readMarca = (cliente: ClienteS3): Promise<string | undefined> =>
  cliente.send({ method: 'GET', key: CLAVE_DE_MARCA }, async (respuesta) => {
    if (respuesta === undefined) return undefined
    let marca = ''
    for await (const chunk of readChunks(respuesta.body)) {
      marca += chunk.toString('latin1')
      if (marca.length > MAXIMO) break
    }
    return marca.trim()
  })

const writeMarca = async (cliente: ClienteS3, id: string): Promise<void> => {
  const bytes = Buffer.from(`${id}\n`)
  const cuerpo = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    tamano: bytes.length,
    open: () => Readable.from([bytes]),
  }
  await cliente.send({ method: 'PUT', key: CLAVE_DE_MARCA, cuerpo }, async () => undefined)
}

/**
 * Checks that the bucket and folder belong to the installation, because two installations in one place would remove
 * each other's documents. The first installation writes its identifier there.
 *
 * @param id undefined for an installation without identifier, which may not use a claimed place
 * @throws AppError 503 when the place belongs to another installation, or the store does not answer
 */
export const claimAlmacen = async (cliente: ClienteS3, id: string | undefined): Promise<void> => {
  let duena = await readMarca(cliente)
  if (duena === undefined && id !== undefined) {
    await writeMarca(cliente, id)
    // Two installations may write their identifiers at the same time. The last one written stays, and the other
    // installation is refused.
    duena = await readMarca(cliente)
  }
  if (duena !== id) throw almacenSinRespuesta(new FallaDeS3('OtraInstalacion', false))
}
