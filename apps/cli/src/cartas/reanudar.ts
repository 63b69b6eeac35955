import { cartas } from '@apremia/api-client'
import { checkLoteId } from '../args/lote-id.ts'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget } from '../http/save-file.ts'
import { finishCartas } from './save-lote-de-cartas.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, options: Options, [id = '']: readonly string[]) => {
  checkLoteId(id)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const params = { id }
  const lote = await connection.call(cartas.getLoteDeCartas, { params })
  const target = options.output ?? lote.archivo
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  checkTarget(target, overwrite)
  const trabajo =
    lote.estado === 'listo' ? null : await connection.call(cartas.resumeLoteDeCartas, { params })
  await finishCartas(context, connection, { lote, trabajo }, { target, overwrite })
  return undefined
}

export const reanudarCartas: Verb = (noun) => {
  const command = noun
    .command('reanudar')
    .description('Descarga un lote de cartas; si se cortó, lo termina antes: los mismos números')
    .argument('<lote>', 'Identificador del lote, como lo muestra «cartas lotes»')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(command, 'apremia cartas reanudar 3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11 -o cartas.pdf')
}
