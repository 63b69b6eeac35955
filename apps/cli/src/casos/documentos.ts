import { type Contract, legajos, type ReplyOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso } from '../terminal/local-format.ts'
import { readCaso } from './read-caso.ts'

type Documento = ReplyOf<Contract['listDocumentosDeLegajo']>['documentos'][number]

const { clases } = textos.legajos

const COLUMNS: readonly TableColumn<Documento>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
  {
    key: 'clase',
    title: 'CLASE',
    value: ({ clase }) => clase,
    text: ({ clase }) => clases[clase],
    hidden: true,
  },
  { key: 'nombre', title: 'DOCUMENTO', value: ({ nombre }) => nombre, flexible: true },
  {
    key: 'fecha',
    title: 'FECHA',
    value: ({ fecha }) => fecha,
    text: ({ fecha }) => formatFechaIso(fecha),
  },
  { key: 'tamano', title: 'BYTES', value: ({ tamano }) => tamano, align: 'right' },
  {
    key: 'elegido',
    title: 'VA',
    value: ({ elegido }) => elegido,
    text: ({ elegido }) => (elegido ? 'sí' : 'si se elige'),
  },
  { key: 'forma', title: 'FORMA', value: ({ forma }) => forma },
  { key: 'aviso', title: 'AVISO', value: ({ aviso }) => aviso, flexible: true },
]

const run = async (context: Context, _: object, args: readonly string[]) => {
  const query = readCaso(args)
  const { connect } = await import('../http/with-client.ts')
  const { documentos, avisos } = await connect(context).call(legajos.listDocumentosDeLegajo, {
    query,
  })
  for (const aviso of avisos) context.output.warn(aviso)
  await context.output.rows(COLUMNS, documentos)
  return undefined
}

export const documentosDeCaso: Verb = (noun) => {
  const command = noun
    .command('documentos')
    .description(
      'Los documentos de un caso en el orden en que se presentan, con su clave y cómo van',
    )
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .action(action(run, withRows))
  examples(command, 'apremia casos documentos 101 AB', 'apremia casos documentos 101 AB --json')
}
