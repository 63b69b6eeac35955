import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import type { LugarComun } from '../platform/carpeta-compartida.ts'

const URGENTE = { urgente: true }
const keyOf = (name: string): string => `sondas/${name}`

export const createAlmacenComun = (objetos: Objetos): LugarComun => ({
  write: (name, texto) =>
    objetos.put(keyOf(name), bodyOfBytes(Buffer.from(texto)), URGENTE).then(
      () => true,
      (error: unknown) => {
        if (isAlmacenSinRespuesta(error)) return false
        throw error
      },
    ),
  read: async (name) => (await objetos.read(keyOf(name), URGENTE))?.toString() ?? '',
  remove: (name) => objetos.remove(keyOf(name)),
  ajeno:
    'Otro proceso que usa esta base no ve lo que se escribe en el almacén de DOCUMENTOS_S3_URL. Configure en todos las mismas variables DOCUMENTOS_S3_, y arránquelos con la misma versión.',
  sinRespuesta:
    'Ningún otro proceso contestó, así que no se pudo comprobar que todos usan el mismo almacén (DOCUMENTOS_S3_URL). Compruébelo antes de seguir.',
})
