import { titulos } from '@apremia/api-client'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { saveFile } from '../http/save-file.ts'
import { interrupted } from '../terminal/cli-error.ts'
import { interruptedLote } from './continue-lote.ts'
import { inputOf, type PedidoDeGeneracion } from './generacion.ts'
import { describeRango, saveLote } from './save-lote.ts'
import type { SimulacionDeTitulos } from './simulate.ts'

const send = async ({ context, connection, ...rest }: PedidoDeGeneracion) => {
  try {
    const input = inputOf({ context, connection, ...rest })
    return await connection.call(titulos.generateTitles, { ...input, async: true })
  } catch (error) {
    if (!context.interrupt.signal.aborted) throw error
    throw interrupted(
      'Interrumpido mientras se enviaba la planilla.',
      'Puede ejecutar lo mismo otra vez: si ya se numeró, se sigue ese lote.',
    )
  }
}

/**
 * Requests a batch of executive titles, waits until the documents are ready and saves them as a zip. With
 * --sin-esperar, the command ends as soon as the documents have their numbers.
 */
export const generateLote = async (
  job: PedidoDeGeneracion,
  simulacion: SimulacionDeTitulos,
): Promise<void> => {
  const { context, connection, options, target } = job
  const { output, interrupt } = context
  const reply = await send(job)
  if (reply.kind === 'file') {
    await saveFile(reply, output, { ...target, signal: interrupt.signal })
    await output.data({ archivo: target.target }, () =>
      target.target === '-' ? '' : target.target,
    )
    return
  }
  const leaves = options.sinEsperar === true
  let told = false
  const done = await awaitTrabajo(context, connection, reply.trabajo, {
    onInterrupt: (last) => interruptedLote(last.lote),
    onNews: ({ lote }) => {
      if (lote === null || told) return
      told = true
      output.note(`Lote ${lote}: títulos ${describeRango(simulacion)}`)
      if (!leaves) output.note(`Si se corta, se sigue con: apremia titulos reanudar ${lote}`)
    },
    until: ({ lote }) => leaves && lote !== null,
  })
  const id = done.lote ?? ''
  if (!leaves) {
    return saveLote(
      context,
      connection,
      await connection.call(titulos.getLote, { params: { id } }),
      target,
    )
  }
  const { desde, hasta, cantidad, total } = simulacion
  output.note(
    `Los documentos se siguen haciendo. Para descargarlos: apremia titulos reanudar ${id}`,
  )
  await output.data({ lote: id, trabajo: done.id, desde, hasta, cantidad, total }, () => id)
}
