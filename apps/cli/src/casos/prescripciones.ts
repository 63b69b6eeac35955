import { prescripcion } from '@apremia/api-client'
import { Option } from 'commander'
import { formatoDe, outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly anio: string
  readonly abogado?: string
  readonly output?: string
  readonly force?: boolean
}

const run = async (context: Context, { anio, abogado = '', output, force }: Options) => {
  if (!/^\d{4}$/.test(anio))
    throw usageError(`«${anio}» no es un año: escríbalo con cuatro cifras.`)
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const { saveListado } = await import('../http/save-listado.ts')
  const donde = output ?? `prescripciones-${anio}.xlsx`
  refuseJsonOnStdout(context, donde)
  return saveListado(context, donde, force === true, () =>
    call(prescripcion.exportPrescripciones, {
      query: { anio: Number(anio), abogado: abogado.toUpperCase(), ...formatoDe(donde) },
    }),
  )
}

export const prescripcionesDeUnAnio: Verb = (noun) => {
  const command = noun
    .command('prescripciones')
    .description('Guarda en una planilla o en CSV los períodos impagos que prescriben en un año')
    .addOption(new Option('--anio <año>', 'El año o ejercicio: 2027').makeOptionMandatory())
    .option('--abogado <código>', 'Solo los que tiene a cargo')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia casos prescripciones --anio 2027',
    'apremia casos prescripciones --anio 2027 --abogado A01 -o a01.csv',
  )
}
