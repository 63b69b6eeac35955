import { titulos } from '@apremia/api-client'
import { checkLoteId } from '../args/lote-id.ts'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget } from '../http/save-file.ts'
import { continueLote } from './continue-lote.ts'
import { describeRango, recordOfLote } from './save-lote.ts'

interface Options {
  readonly output?: string
  readonly force?: boolean
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, [id = '']: readonly string[]) => {
  const { output } = context
  checkLoteId(id)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const lote = await connection.call(titulos.getLote, { params: { id } })
  const target = options.output ?? lote.archivo
  refuseJsonOnStdout(context, target)
  const overwrite = options.force === true
  checkTarget(target, overwrite)
  if (options.dryRun === true) {
    await output.data({ ...recordOfLote(lote), archivo: target, reanudado: false }, () =>
      lote.estado === 'listo'
        ? `El lote ya está listo: se descargarían los títulos ${describeRango(lote)} en ${target}.`
        : `Se terminarían los documentos de los títulos ${describeRango(lote)} y se guardarían en ${target}. Los números no cambian.`,
    )
    return undefined
  }
  await continueLote(context, connection, lote, { target, overwrite })
  return undefined
}

export const reanudar: Verb = (noun) => {
  const command = noun
    .command('reanudar')
    .description('Termina un lote que se cortó: los mismos números, los mismos documentos')
    .argument('<lote>', 'Identificador del lote, como lo muestra «titulos lotes»')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(command, 'apremia titulos reanudar 3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11')
}
