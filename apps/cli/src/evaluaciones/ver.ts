import { evaluaciones } from '@apremia/api-client'
import { CUENTAS, type Cuenta, textos } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { readAllPages } from '../http/read-pages.ts'
import type { Connection } from '../http/with-client.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso } from '../terminal/local-format.ts'
import { readNumero } from './numero.ts'

interface Options {
  readonly cuenta?: Cuenta
}

interface Caso {
  readonly tipo: string
  readonly imponible: number
  readonly recurso: string
  readonly recibido: string | null
  readonly cuentas: readonly string[]
  readonly porque: string
}

const COLUMNAS: readonly TableColumn<Caso>[] = [
  {
    key: 'tipo',
    title: 'TIPO',
    value: ({ tipo }) => tipo,
    text: ({ tipo }) => (tipo === 'I' ? 'Inmueble' : 'Comercio'),
  },
  { key: 'imponible', title: 'IMPONIBLE', value: ({ imponible }) => imponible, align: 'right' },
  { key: 'recurso', title: 'RC', value: ({ recurso }) => recurso },
  {
    key: 'recibido',
    title: 'RECIBIDO',
    value: ({ recibido }) => recibido,
    text: ({ recibido }) => (recibido ? formatFechaIso(recibido) : ''),
  },
  { key: 'porque', title: 'PORQUÉ', value: ({ porque }) => porque, flexible: true },
  { key: 'cuentas', title: '', value: ({ cuentas }) => cuentas.join(' '), hidden: true },
]

const showCasos = async (
  { output }: Context,
  connection: Connection,
  id: number,
  cuenta: Cuenta,
) => {
  const casos = await readAllPages<Caso>((page) =>
    connection.page(evaluaciones.listCasosDeEvaluacion, {
      params: { id },
      query: { ...page, cuenta },
    }),
  )
  await output.rows(COLUMNAS, casos, { evaluacion: id, cuenta })
  output.note(formatCantidad(casos.length, 'caso', 'casos'))
  return undefined
}

const run = async (context: Context, { cuenta }: Options, [numero = '']: readonly string[]) => {
  const id = readNumero(numero)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  if (cuenta !== undefined) return showCasos(context, connection, id, cuenta)
  const una = await connection.call(evaluaciones.getEvaluacion, { params: { id } })
  await context.output.data(una, (paint) => {
    const { cuentas } = textos.evaluaciones
    const numeros: Readonly<Record<string, number>> = {
      ...una.cantidadJuicios,
      ...una.cantidadTotal,
    }
    const inicial = una.fechaInicial === null ? 'sin fecha' : formatFechaIso(una.fechaInicial)
    return [
      paint('bold', `Evaluación ${una.id} de ${una.nombre} (${una.abogado})`),
      `Del ${formatFechaIso(una.desde)} al ${formatFechaIso(una.hasta)}, hecha el ${formatFechaIso(una.fecha)}.`,
      una.frase,
      ...CUENTAS.map((uno) => `${cuentas[uno]}: ${numeros[uno]}`),
      `Actuaciones en el lapso: ${una.actuaciones}`,
      `Fecha inicial: ${inicial}. Plazo para iniciar el apremio: ${una.inicio}. Reglas: versión ${una.version}.`,
      `Huella: ${una.huella}`,
    ].join('\n')
  })
  return undefined
}

export const verEvaluacion: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Una evaluación con sus cuentas, o los casos de una de ellas')
    .argument('<número>', 'El que muestra «evaluaciones listar»')
    .addOption(new Option('--cuenta <cuenta>', 'Los casos de esta cuenta').choices(CUENTAS))
    .action(action(run, ({ cuenta }: Options) => cuenta !== undefined))
  examples(
    command,
    'apremia evaluaciones ver 12',
    'apremia evaluaciones ver 12 --cuenta faltantes --formato csv',
  )
}
