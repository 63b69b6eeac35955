import { createHash } from 'node:crypto'
import { actuaciones, type Contract, type ReplyOf } from '@apremia/api-client'
import { Option } from 'commander'
import { claveParser } from '../args/parse-clave.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import { readLibroUpload } from '../http/read-libro-upload.ts'
import type { Upload } from '../http/upload.ts'
import { interrupted } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad, formatTamano } from '../terminal/local-format.ts'
import { keepingRechazadas } from './rechazadas.ts'

interface Options {
  readonly errores?: string
  readonly clave?: string
  readonly dryRun?: boolean
}

type Simulada = ReplyOf<Contract['simulateLoadActuaciones']>
type Cargada = ReplyOf<Contract['loadActuaciones']>

const COLUMNS: readonly TableColumn<Simulada['tipos'][number]>[] = [
  { key: 'tp_id', title: 'TIPO', value: ({ tp_id }) => tp_id, align: 'right' },
  { key: 'tipo', title: 'NOMBRE', value: ({ tipo_nombre }) => tipo_nombre, flexible: true },
  { key: 'gp_id', title: 'N° GRUPO', value: ({ gp_id }) => gp_id, hidden: true },
  { key: 'grupo', title: 'GRUPO', value: ({ gp_nombre }) => gp_nombre },
  { key: 'cantidad', title: 'ACTUACIONES', value: ({ cantidad }) => cantidad, align: 'right' },
]

/**
 * Derives the `Idempotency-Key` from the workbook when the user gives none. A second upload of the workbook therefore
 * saves nothing twice (D86).
 */
const claveDe = async ({ files }: Upload): Promise<string> => {
  const bytes = Buffer.from(await files.file.data.arrayBuffer())
  return `cli-${createHash('sha256').update(bytes).digest('hex')}`
}

const tell = async (
  { output }: Context,
  reply: Simulada & Partial<Pick<Cargada, 'lote' | 'repetida'>>,
): Promise<void> => {
  const { tipos, cantidad, avisos, lote, repetida } = reply
  for (const aviso of avisos) output.warn(aviso)
  const extra = lote === undefined ? {} : { lote, repetida }
  await output.rows(COLUMNS, tipos, { cantidad, guardado: lote !== undefined, ...extra, avisos })
  const cuantas = formatCantidad(cantidad, 'actuación', 'actuaciones')
  const verbo = cantidad === 1 ? ['Se grabaría', 'Se grabó'] : ['Se grabarían', 'Se grabaron']
  if (lote === undefined) output.note(`${verbo[0]} ${cuantas}. No se cambió nada.`)
  else if (repetida !== true) output.note(`${verbo[1]} ${cuantas} en el lote ${lote}.`)
  else
    output.warn(
      `Esta planilla ya se había cargado, en el lote ${lote} (${cuantas}): no se grabó nada. Si hay que grabarla otra vez, agregue --clave y un nombre nuevo.`,
    )
}

const run = async (context: Context, options: Options, [path = '']: readonly string[]) => {
  const { output, interrupt } = context
  const upload = await readLibroUpload(context, path)
  const { file } = upload.files
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  output.note(`Enviando ${file.name} (${formatTamano(file.data.size)})…`)
  const input = { body: {}, files: upload.files }
  const idempotencyKey = options.clave ?? (await claveDe(upload))
  const send = async () => {
    try {
      return options.dryRun === true
        ? await call(actuaciones.simulateLoadActuaciones, input)
        : await call(actuaciones.loadActuaciones, { ...input, idempotencyKey })
    } catch (error) {
      if (!interrupt.signal.aborted) throw error
      throw interrupted(
        'Interrumpido mientras se cargaba la planilla.',
        'Puede ejecutar lo mismo otra vez: si ya se grabó, no se graba dos veces.',
      )
    }
  }
  await tell(context, await keepingRechazadas(context, options.errores, upload, send))
  return undefined
}

export const cargar: Verb = (noun) => {
  const command = noun
    .command('cargar')
    .description(
      'Graba las actuaciones de una planilla, una por fila: todas o ninguna. Un abogado, sobre sus casos; la administración y A00, sobre todos',
    )
    .argument('<archivo>', 'Planilla .xlsx, .xls o .csv; «-» es la entrada estándar')
    .addOption(dryRunOption())
    .option(
      '--errores <archivo.xlsx>',
      'Guarda las filas rechazadas con sus columnas y el motivo, para corregirlas',
    )
    .addOption(
      new Option(
        '--clave <texto>',
        'Nombre del pedido: la misma planilla con el mismo no se graba dos veces',
      ).argParser(claveParser),
    )
    .action(action(run, withRows))
  examples(
    command,
    'apremia actuaciones cargar noviembre.xlsx --dry-run',
    'apremia actuaciones cargar noviembre.xlsx --errores rechazadas.xlsx',
    'apremia actuaciones cargar noviembre.csv --formato csv > cargadas.csv',
  )
}
