import { type Contract, parametros, type ReplyOf } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso } from '../terminal/local-format.ts'

type Parametro = ReplyOf<Contract['getParametros']>[number]

interface Fila {
  readonly parametro: Parametro
  readonly vigencia: Parametro['vigencias'][number] | undefined
  readonly estado: 'anterior' | 'vigente' | 'futuro' | 'sin valor'
}

const formatDia = (dia: string | null | undefined): string => (dia ? formatFechaIso(dia) : '')

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ parametro }) => parametro.clave },
  {
    key: 'valor',
    title: 'VALOR',
    value: ({ vigencia }) => vigencia?.valor ?? null,
    text: ({ vigencia }) => vigencia?.valor || '—',
    flexible: true,
  },
  {
    key: 'desde',
    title: 'DESDE',
    value: ({ vigencia }) => vigencia?.desde ?? null,
    text: ({ vigencia }) => formatDia(vigencia?.desde),
  },
  {
    key: 'hasta',
    title: 'HASTA',
    value: ({ vigencia }) => vigencia?.hasta ?? null,
    text: ({ vigencia }) => formatDia(vigencia?.hasta),
  },
  { key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
  { key: 'nombre', title: 'QUÉ ES', value: ({ parametro }) => parametro.nombre, flexible: true },
  { key: 'tipo', title: 'TIPO', value: ({ parametro }) => parametro.tipo, hidden: true },
  {
    key: 'paraTitulos',
    title: 'PARA TÍTULOS',
    value: ({ parametro }) => parametro.paraTitulos,
    hidden: true,
  },
]

const historiaDe = (parametro: Parametro): Fila[] => {
  const { vigencias } = parametro
  const hoy = vigencias.findIndex(({ rige }) => rige)
  return vigencias.map((vigencia, i) => ({
    parametro,
    vigencia,
    estado: i === hoy ? 'vigente' : i < hoy ? 'anterior' : 'futuro',
  }))
}

const ofToday = (parametro: Parametro): Fila =>
  historiaDe(parametro).find(({ estado }) => estado === 'vigente') ?? {
    parametro,
    vigencia: undefined,
    estado: 'sin valor',
  }

const find = (parametros: readonly Parametro[], clave: string): Parametro => {
  const found = parametros.find((parametro) => parametro.clave === clave)
  if (found) return found
  throw usageError(`No existe el parámetro «${clave}».`, 'Para ver todos: apremia parametros ver')
}

const run = async (
  context: Context,
  { historia }: { readonly historia?: boolean },
  [clave]: readonly string[],
) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const todos = await connect(context).call(parametros.getParametros, {})
  const elegidos = clave === undefined ? todos : [find(todos, clave)]
  const todas = elegidos.flatMap(historiaDe)
  const whole = clave !== undefined || historia === true
  await output.rows(COLUMNS, whole ? todas : elegidos.map(ofToday))
  const futuras = todas.filter(({ estado }) => estado === 'futuro').length
  if (!whole && futuras > 0)
    output.note(`Valores que todavía no rigen: ${futuras} (--historia los muestra)`)
  if (whole && todas.length === 0) output.note(`${clave} no tiene ningún valor todavía.`)
  const faltan = elegidos.filter(({ paraTitulos, valor }) => paraTitulos && !valor)
  if (faltan.length > 0)
    output.warn(
      `No se pueden generar títulos: falta ${faltan.map((parametro) => parametro.clave).join(', ')}. Se pone con: apremia parametros poner <clave> <valor>`,
    )
  return undefined
}

export const verParametros: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Muestra los valores de hoy, o todos los de un parámetro (solo administradores)')
    .argument('[clave]', 'Todos los valores de este parámetro')
    .option('--historia', 'Todos los valores de todos, con los días en que rigen')
    .action(action(run, withRows))
  examples(
    command,
    'apremia parametros ver',
    'apremia parametros ver municipio.funcionario',
    'apremia parametros ver --historia --formato csv > parametros.csv',
  )
}
