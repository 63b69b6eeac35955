import { etapas } from '@apremia/api-client'
import { textos, UNIDADES_DE_TIEMPO, writeValorDeEtapa } from '@apremia/core'
import { Argument } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, wholeNumber } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'

interface Options {
  readonly motivo?: string
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { motivo = '', dryRun = false }: Options,
  [numero = '', dicho = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const cierra = dicho === 'si'
  const tipo = Number(numero)
  const etapa = (await connection.call(etapas.listTiposDeEtapa, {})).find(
    ({ tp_id }) => tp_id === tipo,
  )
  if (etapa === undefined)
    throw new CliError('falla', {
      codigo: 'etapa-inexistente',
      mensaje: textos.etapas.noExiste,
      sugerencias: ['Para ver todos: apremia parametros etapas'],
    })
  const { tiempo, tipo_tiempo } = etapa
  const unidad = UNIDADES_DE_TIEMPO.find((una) => una === tipo_tiempo)
  const visto = writeValorDeEtapa({
    tiempo: tiempo === null || unidad === undefined ? null : { tiempo, unidad },
    cierra: etapa.cierra,
  })
  const que = cierra ? textos.etapas.cierre : textos.etapas.noCierra
  if (!dryRun) {
    const body = { tipo, tiempo: String(tiempo ?? ''), tipo_tiempo: unidad ?? '', cierra }
    await connection.call(etapas.editTiempoDeEtapa, { body: { ...body, visto, motivo } })
  }
  await context.output.data(
    { tipo, cierra, guardado: !dryRun },
    () => `${etapa.tipo_nombre}: ${que}.${dryRun ? ' No se guardó nada.' : ''}`,
  )
  return undefined
}

export const ponerCierre: Verb = (noun) => {
  const command = noun
    .command('cierre')
    .description(
      'Dice si un tipo de etapa cierra el caso: sin ella, un caso saldado queda «para archivar» (administradores y jefatura)',
    )
    .addArgument(
      new Argument('<tipo>', 'El número que muestra «parametros etapas»').argParser(
        wholeNumber(1, 999_999_999),
      ),
    )
    .addArgument(new Argument('<cierra>', 'si o no').choices(['si', 'no']))
    .option('--motivo <texto>', 'Por qué: queda en el historial')
    .addOption(dryRunOption())
    .action(action(run, ({ dryRun }) => dryRun === true))
  examples(
    command,
    'apremia parametros cierre 16 si --dry-run',
    "apremia parametros cierre 16 si --motivo 'Archiva el expediente'",
  )
}
