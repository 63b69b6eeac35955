import { type Contract, configuracion, parametros, type ReplyOf } from '@apremia/api-client'
import { findCategoriaDeMaximo, textos } from '@apremia/core'
import { Option } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatFechaIso } from '../terminal/local-format.ts'
import { COLUMNAS_POR_ABOGADO, efectoPorAbogado } from './efecto-por-abogado.ts'
import { ponerFecha } from './poner-fecha.ts'
import { describeEnEvaluaciones, esClaveDeMesa } from './supuesto.ts'

interface Options {
  readonly desde?: string
  readonly motivo?: string
  readonly dryRun?: boolean
  readonly si?: boolean
}

type Cambio = ReplyOf<Contract['saveParametro']>

const COLUMNAS_DE_CAMBIO: readonly TableColumn<Cambio & { readonly frases: readonly string[] }>[] =
  [
    { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
    { key: 'valor', title: 'VALOR', value: ({ valor }) => valor },
    { key: 'anterior', title: 'ANTERIOR', value: ({ anterior }) => anterior },
    { key: 'desde', title: 'DESDE', value: ({ vigenteDesde }) => vigenteDesde },
    { key: 'cambia', title: 'CAMBIA', value: ({ cambia }) => cambia },
    { key: 'efecto', title: 'EFECTO', value: ({ frases }) => frases.join(' '), flexible: true },
  ]

const describe = (cambio: Cambio, dryRun: boolean): string => {
  const { clave, valor, anterior, corrige, cambia } = cambio
  const desde = formatFechaIso(cambio.vigenteDesde)
  if (!cambia) return `${clave} ya vale ${valor || '—'} el ${desde}: no hay nada que cambiar.`
  const verb = corrige
    ? { hecho: 'Corregido', seria: 'Se corregiría' }
    : { hecho: 'Puesto', seria: 'Se pondría' }
  const efectos = cambio.avisos.map((aviso) => `\n${aviso}`).join('')
  const before = anterior ? ` (antes: ${anterior})` : ''
  return `${dryRun ? verb.seria : verb.hecho} ${clave} = ${valor || '—'} desde el ${desde}${before}${efectos}`
}

const writeEfecto = ({
  frases,
  impresos,
}: ReplyOf<Contract['getEfectoDeParametro']>): readonly string[] => [
  ...frases,
  ...impresos.map(
    ({ papel, despues }) => `${textos.configuracion.efecto.papeles[papel]}: ${despues}`,
  ),
]

const confirmEfectos = async (
  context: Context,
  { avisos }: Cambio,
  yes: boolean,
): Promise<void> => {
  if (avisos.length === 0) return
  const question = `${avisos.join(' ')} ¿Cambiarla igual?`
  await confirm(context, { question, yes, flag: '--si' })
}

const run = async (
  context: Context,
  { desde, motivo, dryRun = false, si = false }: Options,
  [clave = '', valor = '']: readonly string[],
) => {
  if (esClaveDeMesa(clave)) {
    if (desde !== undefined) throw usageError(`${clave} rige desde hoy: no lleva --desde.`)
    await ponerFecha(context, { motivo: motivo ?? '', dryRun }, [clave, valor])
    return undefined
  }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const body = {
    ...{ clave, valor, motivo: motivo ?? '' },
    ...(desde === undefined ? {} : { vigenteDesde: desde }),
  }
  const simulate = () => connection.call(parametros.simulateParametro, { body })
  if (!dryRun && clave === 'partida.formato') await confirmEfectos(context, await simulate(), si)
  const cambio = dryRun
    ? await simulate()
    : await connection.call(parametros.saveParametro, { body })
  const categoria = findCategoriaDeMaximo(clave)
  const evaluaciones =
    dryRun && categoria !== undefined && cambio.cambia
      ? await connection.call(configuracion.getEfectoEnEvaluaciones, {
          query: { clave: 'maximo', categoria, maximo: Number(cambio.valor) },
        })
      : undefined
  const efecto =
    dryRun && categoria === undefined && cambio.cambia
      ? await connection.call(configuracion.getEfectoDeParametro, {
          query: { clave, valor, vigenteDesde: cambio.vigenteDesde },
        })
      : undefined
  if (context.output.options.formato === 'csv') {
    const frases = efecto?.frases ?? []
    if (evaluaciones === undefined)
      await context.output.rows(COLUMNAS_DE_CAMBIO, [{ ...cambio, frases }])
    else
      await context.output.rows(
        COLUMNAS_POR_ABOGADO,
        efectoPorAbogado({ abogados: [] }, evaluaciones),
      )
    return undefined
  }
  await context.output.data(
    {
      ...cambio,
      ...(evaluaciones ? { evaluaciones } : {}),
      ...(efecto ? { efecto } : {}),
      guardado: cambio.cambia && !dryRun,
    },
    () =>
      [
        describe(cambio, dryRun),
        ...(evaluaciones ? [describeEnEvaluaciones(evaluaciones)] : []),
        ...(efecto ? writeEfecto(efecto) : []),
      ].join('\n'),
  )
  return undefined
}

export const ponerParametro: Verb = (noun) => {
  const command = noun
    .command('poner')
    .description('Pone un valor desde un día; los anteriores quedan (solo administradores)')
    .argument('<clave>', 'La que muestra «parametros ver», FECHA_INICIAL o SIN_EVALUAR')
    .argument('<valor>', 'Importes 500000.00, porcentajes 2.2, textos como se imprimen, fechas')
    .addOption(
      new Option('--desde <fecha>', 'Primer día en que rige; sin ella, hoy').argParser(fechaParser),
    )
    .option('--motivo <texto>', 'Por qué: hace falta para corregir un valor o cambiar el pasado')
    .option('--si', 'No pregunta, aunque queden partidas que no tienen la forma nueva')
    .addOption(dryRunOption())
    .action(action(run, ({ dryRun }) => dryRun === true))
  examples(
    command,
    "apremia parametros poner municipio.funcionario 'Cra. Ana Paz'",
    'apremia parametros poner honorarios.sobretasa 5 --desde 01/01/2027 --dry-run',
    'apremia parametros poner FECHA_INICIAL 2025-01-01 --dry-run',
    "apremia parametros poner partida.formato 000-000000 --motivo 'La provincia quitó el dígito'",
    "apremia parametros poner municipio.cargo 'Directora de Rentas' --motivo 'faltaba una letra'",
  )
}
