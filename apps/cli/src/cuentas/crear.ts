import { cuentas } from '@apremia/api-client'
import { isCuentaRepetida, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { diasOption, showToken } from './cuenta.ts'

interface Options {
  readonly dias: number
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { dias, dryRun = false }: Options,
  [nombre = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (dryRun) {
    if (isCuentaRepetida(nombre, await connection.call(cuentas.listCuentas, {})))
      throw new CliError('falla', { codigo: 'cuenta-repetida', mensaje: textos.cuentas.repetida })
    await context.output.data(
      { nombre, dias, creada: false },
      () =>
        `Se crearía la cuenta «${nombre}», con un token por ${formatCantidad(dias, 'día', 'días')}.`,
    )
    return undefined
  }
  await showToken(context, await connection.call(cuentas.createCuenta, { body: { nombre, dias } }))
  return undefined
}

export const crearCuenta: Verb = (noun) => {
  const command = noun
    .command('crear')
    .description('Crea una cuenta de servicio, que solo carga paquetes (administradores)')
    .argument('<nombre>', 'Para qué es: «Carga nocturna»')
    .addOption(diasOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia cuentas crear 'Carga nocturna'",
    "apremia cuentas crear 'Carga nocturna' --dias 90 > /etc/apremia/token",
  )
}
