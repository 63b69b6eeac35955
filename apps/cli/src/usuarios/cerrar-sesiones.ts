import { type Contract, type ReplyOf, usuarios } from '@apremia/api-client'
import { parseDni } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad } from '../terminal/local-format.ts'

interface Options {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const inWords = ({ sesiones, tokens }: ReplyOf<Contract['endSesionesDeUsuario']>): string =>
  `${formatCantidad(sesiones, 'sesión', 'sesiones')} y ${formatCantidad(tokens, 'token personal', 'tokens personales')}`

const run = async (
  context: Context,
  { yes = false, dryRun = false }: Options,
  [typed = '']: readonly string[],
) => {
  const dni = parseDni(typed) ?? typed
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const params = { dni }
  const vivos = await connection.call(usuarios.simulateEndSesionesDeUsuario, { params })
  if (dryRun) {
    await output.data({ dni, ...vivos, guardado: false }, () => `Terminarían ${inWords(vivos)}.`)
    return undefined
  }
  await confirm(context, {
    question: `¿Terminar ${inWords(vivos)} del DNI ${dni}?`,
    yes,
    flag: '--si',
  })
  const hechos = await connection.call(usuarios.endSesionesDeUsuario, { params })
  await output.data({ dni, ...hechos, guardado: true }, () => `Terminaron ${inWords(hechos)}.`)
  return undefined
}

export const cerrarSesiones: Verb = (noun) => {
  const command = noun
    .command('cerrar-sesiones')
    .description('Termina las sesiones y los tokens personales de una persona (administradores)')
    .argument('<dni>', 'El que muestra «usuarios listar»')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia usuarios cerrar-sesiones 31222333 --dry-run',
    'apremia usuarios cerrar-sesiones 31222333 --si',
  )
}
