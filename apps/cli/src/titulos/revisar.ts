import { type Contract, type ReplyOf, titulos } from '@apremia/api-client'
import {
  type Categoria,
  type GrupoDeObservaciones,
  groupObservaciones,
  interpolar,
  type TipoDeObservacion,
  textos,
} from '@apremia/core'
import type { Context } from '../context.ts'
import { action, categoriaOption, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { formatEntero, formatTamano } from '../terminal/local-format.ts'
import { summarizeErrores } from '../terminal/row-errors.ts'
import { readBasicoUpload } from './upload.ts'

interface Options {
  readonly categoria: Categoria
}

type Revision = ReplyOf<Contract['reviewTitulos']>

const { revisionDeTitulos: t } = textos

const COLUMNAS: readonly TableColumn<Revision['observaciones'][number]>[] = [
  { key: 'tipo', title: 'TIPO', value: ({ tipo }) => tipo },
  { key: 'fila', title: 'FILA', value: ({ fila }) => fila, align: 'right' },
  { key: 'columna', title: 'COLUMNA', value: ({ columna }) => columna },
  { key: 'valor', title: 'VALOR', value: ({ valor }) => valor },
  { key: 'regla', title: 'REGLA', value: ({ regla }) => regla },
  { key: 'mensaje', title: 'MENSAJE', value: ({ mensaje }) => mensaje, flexible: true },
  { key: 'salida', title: 'SALIDA', value: ({ salida }) => salida, flexible: true },
  { key: 'norma', title: 'NORMA', value: ({ norma }) => norma },
]

const describeGrupo = ({ observaciones, salida, norma }: GrupoDeObservaciones): string[] => [
  ...summarizeErrores(observaciones).map((linea) => `  ${linea}`),
  `    ${interpolar(t.enElComando.salida, { salida })}`,
  ...(norma === '' ? [] : [`    ${interpolar(t.enElComando.norma, { norma })}`]),
]

const describeRevision = (revision: Revision): string => {
  const { filas, listas, rechazadas, conAvisos, observaciones, total } = revision
  const grupos = groupObservaciones(observaciones)
  const describe = (tipo: TipoDeObservacion, titulo: string, ninguno: string) => {
    const suyos = grupos.filter((grupo) => grupo.tipo === tipo)
    return suyos.length === 0 ? [ninguno] : [titulo, ...suyos.flatMap(describeGrupo)]
  }
  return [
    interpolar(t.enElComando.cuentas, {
      filas: formatEntero(filas),
      listas: formatEntero(listas),
      rechazadas: formatEntero(rechazadas),
      conAvisos: formatEntero(conAvisos),
    }),
    ...describe('rechazo', `${t.rechazos}. ${t.queEsUnRechazo}`, t.sinRechazos),
    ...describe('aviso', `${t.avisos}. ${t.queEsUnAviso}`, t.sinAvisos),
    ...(total > observaciones.length
      ? [
          interpolar(t.hayMas, {
            n: formatEntero(observaciones.length),
            total: formatEntero(total),
          }),
        ]
      : []),
  ].join('\n')
}

const run = async (context: Context, { categoria }: Options, [path = '']: readonly string[]) => {
  const { output } = context
  const upload = await readBasicoUpload(context, path, categoria)
  output.note(`Enviando ${upload.files.file.name} (${formatTamano(upload.files.file.data.size)})…`)
  const { connect } = await import('../http/with-client.ts')
  const revision = await connect(context).call(titulos.reviewTitulos, {
    body: { category: categoria },
    files: upload.files,
  })
  for (const aviso of revision.avisos) output.warn(aviso)
  if (output.options.formato === 'csv') await output.rows(COLUMNAS, revision.observaciones)
  else await output.data(revision, () => describeRevision(revision))
  const rechazos = revision.observaciones.filter(({ tipo }) => tipo === 'rechazo')
  return rechazos.length === 0 ? SALIDAS.correcto : SALIDAS.filasInvalidas
}

export const revisarTitulos: Verb = (noun) => {
  const command = noun
    .command('revisar')
    .description(
      'Dice qué filas no pueden ser títulos y qué conviene mirar antes de emitir, con su norma y qué se puede hacer. No numera ni guarda nada; termina con código 3 si hay rechazos',
    )
    .argument('<archivo>', 'Planilla básica o procesada; «-» es la entrada estándar')
    .addOption(categoriaOption().makeOptionMandatory())
    .action(action(run, withRows))
  examples(
    command,
    'apremia titulos revisar junio.xlsx --categoria inmueble',
    'apremia titulos revisar junio_procesado.xlsx --categoria inmueble',
    'apremia titulos revisar lista.csv --categoria comercio --formato csv > observaciones.csv',
  )
}
