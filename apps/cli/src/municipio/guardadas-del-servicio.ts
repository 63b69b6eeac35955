import { equivalencias } from '@apremia/api-client'
import { type EquivalenciaDeArchivo, readEquivalenciasGuardadas } from '@apremia/core'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'
import { explainFailure } from '../terminal/failure.ts'

/**
 * Saved mappings from the municipality's files to the files of the data package (equivalences), with the URL of the
 * installation that stores them.
 */
export interface GuardadasDelServicio {
  readonly origin: string
  readonly guardadas: readonly EquivalenciaDeArchivo[]
}

const askGuardadas = async (context: Context): Promise<GuardadasDelServicio> => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const kept = await connection.call(equivalencias.getEquivalencias, {})
  const leidas = readEquivalenciasGuardadas(kept)
  if (leidas.ok) return { origin: connection.origin, guardadas: leidas.valor }
  const [{ campo, mensaje } = { campo: '', mensaje: '' }] = leidas.motivos
  throw new CliError('falla', { codigo: 'paquete-equivalencias', mensaje: `${campo}: ${mensaje}` })
}

/**
 * Asks the server for the saved mappings of column names (equivalences). Without a session or an answer, prints a
 * warning and returns undefined. The review of the data package then continues without the saved mappings.
 */
export const loadGuardadas = async (
  context: Context,
): Promise<GuardadasDelServicio | undefined> => {
  try {
    return await askGuardadas(context)
  } catch (error) {
    const { output, interrupt } = context
    if (interrupt.signal.aborted) throw error
    const { codigo, message } = explainFailure(error)
    const aviso = `Se revisa sin las equivalencias guardadas con la instalación. ${message}`
    if (codigo === 'sin-sesion') output.note(aviso)
    else output.warn(aviso)
    return undefined
  }
}
