import { setTimeout as sleep } from 'node:timers/promises'
import { type callsDeEnvio, type InputOf, sendPorPartes } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatTamano } from '../terminal/local-format.ts'
import { createProgress } from '../terminal/progress.ts'
import type { Connection } from './with-client.ts'

const { envio } = textos.padron

type Calls = ReturnType<typeof callsDeEnvio>

interface ArchivoPorPartes {
  readonly file: { readonly name: string; readonly data: Blob }
  readonly calls: Pick<Calls, 'start' | 'send' | 'discard'>
  readonly simulacion: boolean
  /** Message for the person who stops the upload. The message says which data did not change. */
  readonly detenido: string
}

/**
 * Uploads a file in parts and returns the id of the upload. Running the command again resumes an interrupted upload (ADR
 * 0037).
 */
export const uploadInParts = async (
  context: Context,
  connection: Connection,
  { file: { name, data }, calls, simulacion, detenido }: ArchivoPorPartes,
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
          (await connection.call(calls.start, { body: { ...archivo, simulacion } })).envio,
        send: async (deQue, { desde, suma, data: parte }) => {
          const input: InputOf<Calls['send']> = {
            ...{ params: { id: deQue }, body: { desde, suma } },
            files: { parte: { data: parte, name: 'parte' } },
          }
          return (await connection.call(calls.send, input)).envio
        },
        discard: (deQue) => connection.call(calls.discard, { params: { id: deQue } }),
      },
    })
    return id
  } catch (error) {
    if (!signal.aborted) throw error
    throw new CliError('interrumpido', {
      codigo: 'interrumpido',
      mensaje: `Se detuvo el envío: ${detenido}.`,
      sugerencias: ['El mismo comando sigue donde quedó, hasta un día después.'],
    })
  } finally {
    progress.stop()
  }
}
