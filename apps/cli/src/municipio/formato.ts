import {
  ARCHIVOS_DEL_PAQUETE,
  type ColumnaDePaquete,
  describeColumna,
  findArchivoDePaquete,
  MANIFIESTO,
} from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'

interface ColumnaDeArchivo extends ColumnaDePaquete {
  readonly archivo: string
}

const COLUMNS: readonly TableColumn<ColumnaDeArchivo>[] = [
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo },
  { key: 'columna', title: 'COLUMNA', value: ({ nombre }) => nombre },
  {
    ...{ key: 'uso', title: 'USO' },
    value: ({ clave, obligatoria }) => (clave ? 'clave' : obligatoria ? 'obligatoria' : 'opcional'),
  },
  {
    ...{ key: 'forma', title: 'CÓMO SE ESCRIBE', flexible: true },
    value: describeColumna,
  },
  {
    ...{ key: 'sinonimos', title: 'TAMBIÉN SE RECONOCE', flexible: true },
    value: ({ sinonimos }) => sinonimos.join(', '),
  },
]

const TODOS = [MANIFIESTO, ...ARCHIVOS_DEL_PAQUETE]

const run = async ({ output }: Context, _: object, [nombre]: readonly string[]) => {
  const pedido = nombre === MANIFIESTO.nombre ? MANIFIESTO : findArchivoDePaquete(nombre ?? '')
  if (nombre !== undefined && pedido === undefined)
    throw usageError(
      `El paquete no lleva un archivo «${nombre}».`,
      `Los que lleva: ${TODOS.map((archivo) => archivo.nombre).join(', ')}.`,
    )
  const rows = (pedido === undefined ? TODOS : [pedido]).flatMap(({ nombre: archivo, columnas }) =>
    columnas.map((columna) => ({ ...columna, archivo })),
  )
  await output.rows(COLUMNS, rows)
  if (pedido) output.note(`${pedido.que}. Modo: ${pedido.modos.join(' o ')}.`)
  return undefined
}

export const formato: Verb = (noun) => {
  const command = noun
    .command('formato')
    .description('Muestra las columnas de los archivos del paquete y cómo se escribe cada una')
    .argument('[archivo]', 'Uno de los archivos: deuda, inmuebles…')
    .action(action(run, withRows))
  examples(
    command,
    'apremia municipio formato deuda',
    'apremia municipio formato --formato csv > columnas.csv',
  )
}
