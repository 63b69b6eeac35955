import { type Contract, instalacion, type ReplyOf } from '@apremia/api-client'
import { NOMBRES_DE_GRUPOS } from '@apremia/core'
import { Argument } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad } from '../terminal/local-format.ts'

type Propuesta = ReplyOf<Contract['acceptPropuestas']>['aceptadas'][number]

interface Options {
  readonly dryRun?: boolean
}

const TODO = 'todo'

const COLUMNS: readonly TableColumn<Propuesta>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
  { key: 'nombre', title: 'DATO', value: ({ nombre }) => nombre, flexible: true },
  { key: 'valor', title: 'VALOR', value: ({ valor }) => valor, flexible: true },
]

const run = async (context: Context, { dryRun = false }: Options, [grupo]: readonly string[]) => {
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const { puntos } = await call(instalacion.getPuestaEnMarcha, {})
  const propuestas = puntos
    .filter(({ clave }) => grupo === TODO || clave === grupo)
    .flatMap((punto) => punto.propuestas)
  const claves = propuestas.map(({ clave }) => clave)
  const aceptadas =
    dryRun || claves.length === 0
      ? propuestas
      : (await call(instalacion.acceptPropuestas, { body: { claves } })).aceptadas
  await context.output.rows(COLUMNS, aceptadas, { guardado: !dryRun })
  context.output.note(
    aceptadas.length === 0
      ? 'No hay nada propuesto: ya está decidido.'
      : `${formatCantidad(aceptadas.length, 'valor', 'valores')}: ${
          dryRun ? 'regirían desde hoy; no se guardó nada' : 'rigen desde hoy, con su nombre'
        }`,
  )
  return undefined
}

export const aceptarPropuestas: Verb = (noun) => {
  const command = noun
    .command('aceptar')
    .description(
      'Acepta los valores de la especificación que una instalación nueva solo propone: rigen desde hoy y queda quién los aceptó (solo administradores)',
    )
    .addArgument(
      new Argument('<grupo>', 'Cuáles, como los muestra «instalacion revisar»').choices([
        ...NOMBRES_DE_GRUPOS,
        TODO,
      ]),
    )
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia instalacion aceptar todo --dry-run',
    'apremia instalacion aceptar honorarios',
  )
}
