import { sesiones } from '@apremia/api-client'
import { describePersona } from '../args/persona.ts'
import { sessionPath } from '../config/paths.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { dropSession, readSession } from '../http/session-file.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { isApiError } from '../terminal/failure.ts'

const run = async (context: Context, { dryRun }: { readonly dryRun?: boolean }) => {
  const { output, env } = context
  const { connect, originOf } = await import('../http/with-client.ts')
  const origin = originOf(context)
  const path = sessionPath(env)
  const kept = path === undefined ? undefined : readSession(path, origin)
  if (path === undefined || kept === undefined) {
    if ((env.APREMIA_TOKEN ?? '') !== '') {
      throw usageError(
        'APREMIA_TOKEN no es una sesión: no hay nada que cerrar.',
        'Un token personal se revoca con: apremia tokens revocar <id>',
      )
    }
    throw new CliError('sinSesion', {
      codigo: 'sin-sesion',
      mensaje: `No hay una sesión iniciada en ${origin}.`,
    })
  }
  const who = describePersona(kept.usuario)
  if (dryRun === true) {
    await output.data(
      { servidor: origin, usuario: kept.usuario, cerrada: false },
      () => `Se cerraría la sesión de ${who} en ${origin}.`,
    )
    return undefined
  }
  const connection = connect(context, { token: kept.token })
  try {
    await connection.call(sesiones.logout, {})
  } catch (error) {
    // A 401 means that the server had already closed the session.
    if (!isApiError(error) || error.status !== 401) {
      output.warn(
        'Se olvida aquí, pero el servicio no contestó: allá sigue abierta hasta que venza.',
      )
      throw error
    }
  } finally {
    dropSession(path, origin)
  }
  await output.data(
    { servidor: origin, usuario: kept.usuario, cerrada: true },
    () => `Sesión de ${who} cerrada.`,
  )
  return undefined
}

export const cerrar: Verb = (noun) => {
  const command = noun
    .command('cerrar')
    .description('Cierra la sesión en el servicio y la borra de esta computadora')
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia sesion cerrar')
}
