import { type Contract, prescripcion, type ReplyOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso } from '../terminal/local-format.ts'
import { readCaso } from './read-caso.ts'

type Periodo = ReplyOf<Contract['getPrescripcion']>['periodos'][number]

const t = textos.prescripcion

/**
 * Row of the printed table: a tax period with the last day to sue for it. A period has several rows when the last day
 * can be computed in several ways.
 */
interface Fila extends Omit<Periodo, 'respuestas'> {
  readonly respuesta: Periodo['respuestas'][number]
}

const dia = (key: string, title: string, value: (fila: Fila) => string | null) => ({
  ...{ key, title, value },
  text: (fila: Fila) => {
    const texto = value(fila)
    return texto === null ? '' : formatFechaIso(texto)
  },
})

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'anio', title: 'AÑO', value: ({ anio }) => anio },
  { key: 'cuota', title: 'CUOTA', value: ({ cuota }) => cuota },
  dia('vencimiento', 'VENCIÓ', ({ vencimiento }) => vencimiento),
  { key: 'criterio', title: 'CRITERIO', value: ({ respuesta }) => respuesta.criterio },
  {
    key: 'estado',
    title: 'ESTADO',
    value: ({ respuesta }) => respuesta.estado,
    text: ({ respuesta }) => t.estados[respuesta.estado],
  },
  dia('hasta', 'HASTA', ({ respuesta }) => respuesta.hasta),
  { key: 'faltan', title: 'DÍAS', value: ({ respuesta }) => respuesta.faltan },
  {
    key: 'supuesta',
    title: 'SE SUPONE',
    value: ({ respuesta }) => respuesta.supuesta,
    hidden: true,
  },
  { key: 'porque', title: 'POR QUÉ', value: ({ respuesta }) => respuesta.frase, flexible: true },
]

const run = async (context: Context, _: object, args: readonly string[]) => {
  const query = readCaso(args)
  const { connect } = await import('../http/with-client.ts')
  const { periodos, otros, sinActosDeOtros, aviso } = await connect(context).call(
    prescripcion.getPrescripcion,
    { query },
  )
  if (aviso !== '') context.output.warn(aviso)
  if (otros) context.output.warn(textos.deudas.deOtroAbogado)
  if (sinActosDeOtros) context.output.warn(t.sinActosDeOtros)
  const filas = periodos.flatMap(({ respuestas, ...periodo }) =>
    respuestas.map((respuesta): Fila => ({ ...periodo, respuesta })),
  )
  const total = filas.length
  await context.output.rows(COLUMNS, filas, { total, pagina: 1, porPagina: Math.max(total, 1) })
  return undefined
}

export const prescripcionDeCaso: Verb = (noun) => {
  const command = noun
    .command('prescripcion')
    .description('Hasta qué día se puede demandar cada período impago de un caso, y por qué')
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .action(action(run, withRows))
  examples(
    command,
    'apremia casos prescripcion 1001 AB',
    'apremia casos prescripcion 1001 AB --formato csv > prescripcion.csv',
  )
}
