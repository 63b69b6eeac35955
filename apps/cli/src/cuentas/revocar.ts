import { cuentas } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { confirm } from '../terminal/confirm.ts'
import { findVigente } from './cuenta.ts'

interface Options {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { yes = false, dryRun = false }: Options,
  [escrito = '']: readonly string[],
) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { id, codigo, nombre } = await findVigente(connection, escrito)
  const cual = `la cuenta ${codigo} «${nombre}»`
  if (dryRun) {
    await output.data({ id, codigo, nombre, revocada: false }, () => `Se revocaría ${cual}.`)
    return undefined
  }
  await confirm(context, {
    question: `¿Revocar ${cual}? Su token deja de servir en el acto, y no se vuelve a activar.`,
    yes,
    flag: '--si',
  })
  await connection.call(cuentas.revokeCuenta, { params: { id } })
  await output.data({ id, codigo, nombre, revocada: true }, () => `Se revocó ${cual}.`)
  return undefined
}

export const revocarCuenta: Verb = (noun) => {
  const command = noun
    .command('revocar')
    .description('Revoca una cuenta de servicio y su token (administradores)')
    .argument('<cuenta>', 'La que muestra «cuentas listar»: S1')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia cuentas revocar S1', 'apremia cuentas revocar S1 --si')
}
