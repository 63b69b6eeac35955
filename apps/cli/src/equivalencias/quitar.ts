import { equivalencias } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'

interface Options {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { yes = false, dryRun = false }: Options,
  [archivo = '']: readonly string[],
) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const guardadas = await connection.call(equivalencias.getEquivalencias, {})
  const fuente = guardadas.find((una) => una.archivo === archivo)?.fuente
  if (fuente === undefined)
    throw usageError(
      `No hay una equivalencia guardada de ${archivo}.`,
      'Las guardadas: apremia equivalencias ver',
    )
  const cual = `la equivalencia de ${archivo} con ${fuente}`
  if (dryRun) {
    await output.data({ archivo, fuente, quitada: false }, () => `Se quitaría ${cual}.`)
    return undefined
  }
  await confirm(context, {
    question: `¿Quitar ${cual}? Ese archivo deja de entenderse si el paquete no dice cómo.`,
    yes,
    flag: '--si',
  })
  await connection.call(equivalencias.deleteEquivalencia, { params: { archivo } })
  await output.data({ archivo, fuente, quitada: true }, () => `Se quitó ${cual}.`)
  return undefined
}

export const quitarEquivalencia: Verb = (noun) => {
  const command = noun
    .command('quitar')
    .description('Quita la equivalencia guardada de un archivo del paquete (administradores)')
    .argument('<archivo>', 'El del paquete, que muestra «equivalencias ver»: deuda')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia equivalencias quitar deuda', 'apremia equivalencias quitar deuda --si')
}
