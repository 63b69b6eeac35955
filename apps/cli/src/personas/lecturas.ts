import { type Contract, personas, type ReplyOf } from '@apremia/api-client'
import { Option } from 'commander'
import { pageOptions } from '../args/page-options.ts'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatFechaIso, formatInstante } from '../terminal/local-format.ts'
import { readMotivo, readQuien } from './quien-argument.ts'

type Lectura = ReplyOf<Contract['listLecturasDePersona']>[number]

const COLUMNS: readonly TableColumn<Lectura>[] = [
  { key: 'dia', title: 'DÍA', value: ({ dia }) => dia, text: ({ dia }) => formatFechaIso(dia) },
  {
    key: 'persona',
    title: 'QUIÉN',
    value: ({ apellido, nombre, dni }) => (apellido === '' ? dni : `${apellido}, ${nombre}`),
    flexible: true,
  },
  { key: 'dni', title: 'DNI', value: ({ dni }) => dni, hidden: true },
  { key: 'rol', title: 'ROL', value: ({ rol }) => rol },
  { key: 'cosa', title: 'QUÉ', value: ({ cosa }) => cosa },
  { key: 'clave', title: 'NÚMERO', value: ({ clave }) => clave },
  { key: 'cantidad', title: 'VECES', value: ({ cantidad }) => cantidad, align: 'right' },
  { key: 'primera', title: 'PRIMERA', value: ({ primera }) => primera, hidden: true },
  {
    key: 'ultima',
    title: 'ÚLTIMA',
    value: ({ ultima }) => ultima,
    text: ({ ultima }) => formatInstante(ultima),
  },
]

interface Options {
  readonly motivo: string
  readonly desde?: string
  readonly hasta?: string
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, options: Options, [text = '']: readonly string[]) => {
  const { output } = context
  const { desde, hasta, pagina, porPagina } = options
  const documento = readQuien(text)
  const motivo = readMotivo(options.motivo)
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(personas.listLecturasDePersona, {
    query: { pagina, porPagina },
    body: { documento, motivo, ...(desde && { desde }), ...(hasta && { hasta }) },
  })
  await output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'fila', 'filas')
  output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const lecturasDePersona: Verb = (noun) => {
  const command = noun
    .command('lecturas')
    .description('Muestra quién miró los datos de una persona, por día (administradores)')
    .argument('<documento>', 'DNI, CUIT o CUIL de la persona')
    .requiredOption('--motivo <texto>', 'Por qué se pregunta: queda en el historial')
    .addOption(new Option('--desde <fecha>', 'Desde este día').argParser(fechaParser))
    .addOption(new Option('--hasta <fecha>', 'Hasta este día').argParser(fechaParser))
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, () => true))
  examples(
    command,
    "apremia personas lecturas 30111222 --motivo 'Nota 123/26'",
    "apremia personas lecturas 30111222 --motivo 'Nota 123/26' --desde 01/11/2026 --json",
  )
}
