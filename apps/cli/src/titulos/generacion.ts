import { createHash } from 'node:crypto'
import type { Categoria } from '@apremia/core'
import type { Context } from '../context.ts'
import type { Upload } from '../http/upload.ts'
import type { Connection } from '../http/with-client.ts'

export interface Options {
  readonly categoria: Categoria
  readonly inicio: string
  readonly output?: string
  readonly errores?: string
  readonly motivo?: string
  readonly clave?: string
  readonly confirmar?: string
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly omitirInvalidas?: boolean
  readonly forzar?: boolean
  readonly aceptarSalto?: boolean
  readonly force?: boolean
  readonly sinEsperar?: boolean
}

export interface PedidoDeGeneracion {
  readonly context: Context
  readonly connection: Connection
  readonly options: Options
  readonly upload: Upload
  /**
   * Idempotency key of the request that makes executive titles. When the command is repeated with the same key, it gets
   * the batch of titles of the first request.
   */
  readonly clave: string
  readonly target: { readonly target: string; readonly overwrite: boolean }
}

/**
 * Computes the idempotency key of a request from its workbook and its options. The start number is not part of the key.
 * Otherwise a repeated command with another start number would make the same executive titles twice.
 */
export const claveDePedido = async (options: Options, { files }: Upload): Promise<string> => {
  const { categoria, forzar = false, omitirInvalidas = false } = options
  const libro = createHash('sha256').update(Buffer.from(await files.file.data.arrayBuffer()))
  const pedido = JSON.stringify([libro.digest('hex'), categoria, forzar, omitirInvalidas])
  return `cli-${createHash('sha256').update(pedido).digest('hex')}`
}

const flag = (value: boolean | undefined): '0' | '1' => (value === true ? '1' : '0')

export const inputOf = ({ options, upload, clave }: PedidoDeGeneracion) => ({
  idempotencyKey: clave,
  body: {
    category: options.categoria,
    startTitleNumber: options.inicio,
    confirmarSalto: flag(options.aceptarSalto),
    motivoSalto: options.motivo ?? '',
    forzar: flag(options.forzar),
    motivoForzar: options.forzar === true ? (options.motivo ?? '') : '',
    omitirInvalidas: flag(options.omitirInvalidas),
  },
  files: upload.files,
})
