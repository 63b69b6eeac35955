import { abogados, type Contract, type ReplyOf } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'

interface Options {
  readonly motivo: string
  readonly codigoAnterior?: string
  readonly yes?: boolean
  readonly dryRun?: boolean
}

type Nombramiento = ReplyOf<Contract['nameJefatura']>

const describe = ({ jefatura, anterior, cierra }: Nombramiento): string =>
  [
    `${jefatura.nombre_completo} toma el código A00${cierra === '' ? '' : ` y deja ${cierra}`}.`,
    anterior ? ` ${anterior.nombre_completo} sigue con ${anterior.codexterno}.` : '',
  ].join('')

const run = async (context: Context, options: Options, [nrodni = '']: readonly string[]) => {
  const { output } = context
  const motivo = options.motivo.trim()
  if (motivo.length < 5) throw usageError('Explique el motivo: al menos 5 letras en --motivo.')
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const body = { nrodni, motivo, codigo_anterior: options.codigoAnterior ?? '' }
  const simulado = await call(abogados.simulateNameJefatura, { body })
  if (options.dryRun === true) {
    await output.data(
      { ...simulado, motivo, guardado: false },
      () => `Se nombraría jefatura: ${describe(simulado)}`,
    )
    return undefined
  }
  await confirm(context, {
    question: `¿Nombrar jefatura? ${describe(simulado)}`,
    yes: options.yes === true,
    flag: '--si',
  })
  const hecho = await call(abogados.nameJefatura, { body })
  await output.data(
    { ...hecho, motivo, guardado: true },
    () => `Jefatura nombrada: ${describe(hecho)}`,
  )
  return undefined
}

export const jefatura: Verb = (noun) => {
  const command = noun
    .command('jefatura')
    .description('Nombra a quien tendrá el código A00 (solo administradores)')
    .argument('<dni>', 'Documento de quien será la jefatura: un abogado o una persona registrada')
    .requiredOption('--motivo <texto>', 'Por qué: queda en el historial y lo leen las dos personas')
    .option('--codigo-anterior <código>', 'Código con el que sigue quien deja la jefatura')
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia abogados jefatura 31222333 --motivo 'Decreto 12/2026'",
    "apremia abogados jefatura 31222333 --codigo-anterior A15 --motivo 'Decreto 12/2026' --dry-run",
  )
}
