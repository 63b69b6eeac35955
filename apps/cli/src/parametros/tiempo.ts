import { etapas } from '@apremia/api-client'
import { formatTiempo } from '@apremia/core'
import { Argument } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, wholeNumber } from '../define.ts'
import { showSupuesto } from './show-supuesto.ts'
import { NOMBRES_DE_UNIDAD, unidadParser } from './supuesto.ts'

interface Options {
  readonly motivo?: string
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { motivo = '', dryRun = false }: Options,
  [tipo = '', tiempo = '', unidad = '']: readonly string[],
) => {
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const plazo = { tiempo: Number(tiempo), unidad: unidadParser(unidad) }
  const body = { tipo: Number(tipo), tiempo, tipo_tiempo: plazo.unidad }
  const nuevo = formatTiempo(plazo)
  if (dryRun) {
    await showSupuesto(
      context,
      connection,
      { clave: 'etapa', ...body },
      {
        datos: body,
        titulo: `El tiempo de la etapa ${body.tipo} sería ${nuevo}`,
      },
    )
    return undefined
  }
  const etapa = await connection.call(etapas.editTiempoDeEtapa, { body: { ...body, motivo } })
  await context.output.data(
    { ...etapa, guardado: true },
    () => `${etapa.tipo_nombre}: ${nuevo}. Los vencimientos se recalculan en una tarea.`,
  )
  return undefined
}

export const ponerTiempo: Verb = (noun) => {
  const command = noun
    .command('tiempo')
    .description('Cambia el tiempo de un tipo de etapa (administradores y jefatura)')
    .addArgument(
      new Argument('<tipo>', 'El número que muestra «parametros etapas»').argParser(
        wholeNumber(1, 999_999_999),
      ),
    )
    .addArgument(new Argument('<tiempo>', 'De 1 a 9999').argParser(wholeNumber(1, 9_999)))
    .addArgument(new Argument('<unidad>', NOMBRES_DE_UNIDAD.join(', ')).argParser(unidadParser))
    .option('--motivo <texto>', 'Por qué: queda en el historial')
    .addOption(dryRunOption())
    .action(action(run, ({ dryRun }) => dryRun === true))
  examples(
    command,
    'apremia parametros tiempo 11 20 dias --dry-run',
    'apremia parametros tiempo 11 20 dias --dry-run --formato csv > por-abogado.csv',
    "apremia parametros tiempo 11 20 dias --motivo 'Ordenanza 9.001'",
  )
}
