import { registros } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { confirmTyping } from '../terminal/confirm.ts'
import { readMotivo } from './quien-argument.ts'
import { describeRegistro, findRegistroPorNumero } from './registro.ts'

interface Options {
  readonly motivo: string
  readonly confirmar?: string
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const motivo = readMotivo(options.motivo)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const registro = await findRegistroPorNumero(connection, text)
  const { id } = registro
  const cual = describeRegistro(registro)
  if (options.dryRun === true) {
    await output.data(
      { registro: id, motivo, eliminado: false },
      () => `Se eliminaría el ${cual}, con sus documentos. No se podría deshacer.`,
    )
    return undefined
  }
  await confirmTyping(context, {
    question: `Se elimina el ${cual}, con sus documentos, para siempre.`,
    expected: String(id),
    given: options.confirmar,
  })
  await connection.call(registros.deleteRegistro, { params: { id }, body: { motivo } })
  await output.data({ registro: id, motivo, eliminado: true }, () => `Eliminado: ${cual}.`)
  return undefined
}

export const eliminarRegistro: Verb = (noun) => {
  const command = noun
    .command('eliminar-registro')
    .description('Elimina un registro con sus documentos; no se puede deshacer')
    .argument('<número>', 'El que muestra «personas registros»')
    .requiredOption('--motivo <texto>', 'Por qué: queda en el historial')
    .option('--confirmar <número>', 'Confirma sin preguntar: el mismo número')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia personas eliminar-registro 12 --motivo 'Lo pidió la persona' --confirmar=12",
  )
}
