import { cuentas } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { diasOption, findVigente, showToken } from './cuenta.ts'

interface Options {
  readonly dias: number
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { dias, yes = false, dryRun = false }: Options,
  [escrito = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { id, codigo, nombre } = await findVigente(connection, escrito)
  if (dryRun) {
    await context.output.data(
      { id, codigo, nombre, dias, renovada: false },
      () =>
        `La cuenta ${codigo} «${nombre}» tendría un token nuevo por ${formatCantidad(dias, 'día', 'días')}; el actual dejaría de servir.`,
    )
    return undefined
  }
  await confirm(context, {
    question: `¿Renovar el token de ${codigo} «${nombre}»? El actual deja de servir en el acto.`,
    yes,
    flag: '--si',
  })
  await showToken(
    context,
    await connection.call(cuentas.renewCuenta, { params: { id }, body: { dias } }),
  )
  return undefined
}

export const renovarCuenta: Verb = (noun) => {
  const command = noun
    .command('renovar')
    .description('Da un token nuevo a una cuenta de servicio: el anterior deja de servir')
    .argument('<cuenta>', 'La que muestra «cuentas listar»: S1')
    .addOption(diasOption())
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia cuentas renovar S1', 'apremia cuentas renovar S1 --dias 90 --si')
}
