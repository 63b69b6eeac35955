import { type Contract, envios, PARTE_DE_ENVIO, padron, type ReplyOf } from '@apremia/api-client'
import type { ModoDeCarga } from '@apremia/core'
import type { Context } from '../context.ts'
import { uploadInParts } from '../http/upload-in-parts.ts'
import type { Connection } from '../http/with-client.ts'
import { formatTamano } from '../terminal/local-format.ts'

interface Archivo {
  readonly name: string
  readonly data: Blob
}

type Empezada = ReplyOf<Contract['reviewPadron']>

const calls = { start: envios.startEnvio, send: envios.sendParte, discard: envios.discardEnvio }

export const enviarPadron = async (
  context: Context,
  connection: Connection,
  file: Archivo,
  pedido: { readonly modo: ModoDeCarga; readonly simulacion: boolean },
): Promise<Empezada> => {
  context.output.note(`Enviando ${file.name} (${formatTamano(file.data.size)})…`)
  if (file.data.size <= PARTE_DE_ENVIO)
    return connection.call(padron.reviewPadron, { body: pedido, files: { file } })
  const id = await uploadInParts(context, connection, {
    ...{ file, calls, simulacion: pedido.simulacion },
    detenido: 'el padrón no cambió',
  })
  return connection.call(envios.reviewEnvio, { params: { id }, body: pedido })
}
