import { registros } from '@apremia/api-client'
import { pageOptions } from '../args/page-options.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'
import type { RegistroDePersona } from './registro.ts'

const COLUMNS: readonly TableColumn<RegistroDePersona>[] = [
  { key: 'id', title: 'Nº', value: ({ id }) => id, align: 'right' },
  { key: 'inmueble', title: 'INMUEBLE', value: ({ inmueble }) => inmueble, align: 'right' },
  { key: 'recurso', title: 'RC', value: ({ recurso }) => recurso },
  {
    key: 'persona',
    title: 'PERSONA',
    value: ({ apellido, nombre }) => [apellido, nombre].filter(Boolean).join(', '),
    flexible: true,
  },
  { key: 'dni', title: 'DNI', value: ({ dni }) => dni },
  { key: 'telefono', title: 'TELÉFONO', value: ({ telefono }) => telefono },
  {
    key: 'documentos',
    title: 'DOCUMENTOS',
    value: ({ registro_documentos: suyos }) => suyos.length,
    align: 'right',
  },
  {
    key: 'creado',
    title: 'SUBIDO',
    value: ({ creado }) => creado,
    text: ({ creado }) => formatInstante(creado),
  },
]

interface Options {
  readonly inmueble?: string
  readonly pagina: number
  readonly porPagina: number
}

const run = async (context: Context, { inmueble = '', pagina, porPagina }: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const { rows, total } = await connect(context).page(registros.findRegistros, {
    query: { pagina, porPagina },
    body: { inmueble, recurso: '', id: '' },
  })
  await output.rows(COLUMNS, rows, { total, pagina, porPagina })
  const all = formatCantidad(total, 'registro', 'registros')
  output.note(rows.length === total ? all : `Página ${pagina}: ${rows.length} de ${all}`)
  return undefined
}

export const registrosDePersonas: Verb = (noun) => {
  const command = noun
    .command('registros')
    .description('Lista los registros con documentos que se subieron, con su número')
    .option('--inmueble <número>', 'Los de este inmueble')
  for (const option of pageOptions()) command.addOption(option)
  command.action(action(run, () => true))
  examples(command, 'apremia personas registros', 'apremia personas registros --inmueble 1234')
}
