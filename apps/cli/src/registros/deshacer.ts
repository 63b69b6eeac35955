import { padron } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { awaitPadron, describeConteos } from './carga.ts'

const { padron: texto } = textos

const run = async (
  context: Context,
  { yes = false, dryRun = false }: { readonly yes?: boolean; readonly dryRun?: boolean },
  [numero = '']: readonly string[],
) => {
  if (!/^[1-9]\d{0,8}$/.test(numero)) throw usageError('La carga se nombra por su número.')
  const id = Number(numero)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const carga = await connection.call(padron.simulateUndoCarga, { params: { id } })
  if (dryRun) {
    await context.output.data(carga, () => describeConteos(carga))
    context.output.note('Se puede deshacer. No se cambió nada.')
    return undefined
  }
  context.output.note(describeConteos(carga))
  await confirm(context, {
    question: interpolar(texto.confirmarDeshacer, { n: id }),
    yes,
    flag: '--si',
  })
  await awaitPadron(
    context,
    connection,
    await connection.call(padron.undoCarga, { params: { id } }),
  )
  const deshecha = await connection.call(padron.getCarga, { params: { id } })
  await context.output.data(deshecha, () => texto.vuelta.fin)
  return undefined
}

export const deshacer: Verb = (noun) => {
  const command = noun
    .command('deshacer')
    .description('Deshace la última carga aplicada, mientras nada se use de lo que agregó')
    .argument('<carga>', 'Número de la carga, el de «registros cargas»')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action(action(run))
  examples(command, 'apremia registros deshacer 12')
}
