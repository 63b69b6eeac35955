import { tokens } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'

interface Options {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const run = async (context: Context, { yes, dryRun }: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const found = (await connection.call(tokens.listTokens, {})).find(({ id }) => String(id) === text)
  if (found === undefined || found.revocado !== null) {
    throw new CliError('falla', {
      codigo: 'no-encontrado',
      mensaje: found ? `El token ${text} ya está revocado.` : `No tiene un token con id ${text}.`,
      sugerencias: ['Para ver sus tokens: apremia tokens listar'],
    })
  }
  const { id, nombre } = found
  if (dryRun === true) {
    await output.data(
      { id, nombre, revocado: false },
      () => `Se revocaría el token ${id} «${nombre}».`,
    )
    return undefined
  }
  await confirm(context, {
    question: `¿Revocar el token ${id} «${nombre}»? Lo que lo use dejará de funcionar.`,
    yes: yes === true,
    flag: '--si',
  })
  await connection.call(tokens.revokeToken, { params: { id } })
  await output.data({ id, nombre, revocado: true }, () => `Token ${id} «${nombre}» revocado.`)
  return undefined
}

export const revocar: Verb = (noun) => {
  const command = noun
    .command('revocar')
    .description('Revoca un token personal: deja de servir en el acto')
    .argument('<id>', 'El id que muestra «tokens listar»')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia tokens revocar 3', 'apremia tokens revocar 3 --si')
}
