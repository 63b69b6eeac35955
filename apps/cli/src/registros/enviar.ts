import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Contract,
  envios,
  PARTE_DE_ENVIO,
  padron,
  type ReplyOf,
  sendPorPartes,
} from '@apremia/api-client'
import { interpolar, type ModoDeCarga, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatTamano } from '../terminal/local-format.ts'
import { createProgress } from '../terminal/progress.ts'

const { envio } = textos.padron

interface Archivo {
  readonly name: string
  readonly data: Blob
}

type Empezada = ReplyOf<Contract['reviewPadron']>

/**
 * Uploads the file of the register of properties (padrón) in parts and returns the id of the upload. Running the
 * command again resumes an interrupted upload (ADR 0037).
 */
const enviarPorPartes = async (
  context: Context,
  connection: Connection,
  { name, data }: Archivo,
  simulacion: boolean,
): Promise<string> => {
  const { output, interrupt } = context
  const { signal } = interrupt
  const progress = await createProgress(context)
  try {
    const { id } = await sendPorPartes({
      ...{ archivo: name, data, signal },
      sleep: (ms) => sleep(ms, undefined, { signal }),
      onProgress: (hecho, total) =>
        progress.update(interpolar(envio.enviando, { archivo: name }), hecho, total),
      onResume: (recibido) =>
        output.note(
          `Sigue donde había quedado: ya estaban ${formatTamano(recibido)} de ${formatTamano(data.size)}.`,
        ),
      llamadas: {
        start: async (archivo) =>
          (await connection.call(envios.startEnvio, { body: { ...archivo, simulacion } })).envio,
        send: async (deQue, { desde, suma, data: parte }) => {
          const files = { parte: { data: parte, name: 'parte' } }
          const input = { params: { id: deQue }, body: { desde, suma }, files }
          return (await connection.call(envios.sendParte, input)).envio
        },
        discard: (deQue) => connection.call(envios.discardEnvio, { params: { id: deQue } }),
      },
    })
    return id
  } catch (error) {
    if (!signal.aborted) throw error
    throw new CliError('interrumpido', {
      codigo: 'interrumpido',
      mensaje: 'Se detuvo el envío: el padrón no cambió.',
      sugerencias: ['El mismo comando sigue donde quedó, hasta un día después.'],
    })
  } finally {
    progress.stop()
  }
}

export const enviarPadron = async (
  context: Context,
  connection: Connection,
  file: Archivo,
  pedido: { readonly modo: ModoDeCarga; readonly simulacion: boolean },
): Promise<Empezada> => {
  context.output.note(`Enviando ${file.name} (${formatTamano(file.data.size)})…`)
  if (file.data.size <= PARTE_DE_ENVIO)
    return connection.call(padron.reviewPadron, { body: pedido, files: { file } })
  const id = await enviarPorPartes(context, connection, file, pedido.simulacion)
  return connection.call(envios.reviewEnvio, { params: { id }, body: pedido })
}
