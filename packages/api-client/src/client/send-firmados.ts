import type { Contract } from '../contract/index.ts'
import type { BodyOf } from '../entry.ts'
import { ApiError } from './api-error.ts'
import type { TipoDeReply } from './reply.ts'

type Pedido = BodyOf<Contract['keepTitulosFirmados']>
type Respuesta = TipoDeReply<Contract['keepTitulosFirmados']>
export type ArchivoDeFirmados = Respuesta['archivos'][number]

interface EnvioDeFirmados {
  readonly reemplazar: boolean
  /** True to check the signed titles without storing them. */
  readonly simulacion?: boolean
  /**
   * Sends one request to the server. The file of signed titles is part of the request only when `conArchivo` is true.
   */
  readonly send: (body: Pedido, conArchivo: boolean) => Promise<Respuesta>
  readonly onArchivos: (
    archivos: readonly ArchivoDeFirmados[],
    hecho: number,
    total: number,
  ) => void
}

const isNoGuardado = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'libro-no-guardado'

/**
 * Sends a signed title, or a zip of signed titles. The server checks some files of the zip in each call. The zip is
 * sent again only when the server no longer has it.
 */
export const sendFirmados = async ({
  reemplazar,
  simulacion = false,
  send,
  onArchivos,
}: EnvioDeFirmados): Promise<void> => {
  let desde = 0
  let subido = ''
  for (;;) {
    const body: Pedido = { reemplazar: reemplazar ? '1' : '0', simulacion, desde, subido }
    let respuesta: Respuesta
    try {
      respuesta = await send(body, subido === '')
    } catch (error) {
      if (subido === '' || !isNoGuardado(error)) throw error
      subido = ''
      continue
    }
    const { archivos, total, siguiente } = respuesta
    onArchivos(archivos, siguiente ?? total, total)
    if (siguiente === null) return
    desde = siguiente
    subido = respuesta.subido ?? ''
  }
}
