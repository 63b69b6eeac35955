import { configuracion, situaciones } from '@apremia/api-client'
import {
  buildCatalogoDeSituaciones,
  type ClaseDeSituacion,
  decideSituacion,
  type SituacionDeCatalogo,
  textos,
} from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { describeEfecto } from '../parametros/supuesto.ts'
import { usageError } from '../terminal/cli-error.ts'
import { significadoOption } from './clase-option.ts'

interface Options {
  readonly nombre?: string
  readonly destino?: string
  readonly clase?: ClaseDeSituacion
  readonly dryRun?: boolean
}

const merge = (
  codigo: string,
  { nombre, destino, clase: pedida }: Options,
  actual: SituacionDeCatalogo | undefined,
): SituacionDeCatalogo => {
  const detalle = nombre ?? actual?.detalle
  const clase = pedida ?? actual?.clase
  if (detalle === undefined || clase === undefined)
    throw usageError(
      `No hay una situación ${codigo}: para agregarla indique --nombre y --clase.`,
      'Todas: apremia situaciones listar',
    )
  return { codigo, detalle, clase, destino: destino?.toUpperCase() ?? actual?.destino ?? 'CC' }
}

const run = async (context: Context, options: Options, [typed = '']: readonly string[]) => {
  const codigo = typed.trim().toUpperCase()
  const { guardarFila } = await import('../catalogos/guardar-fila.ts')
  await guardarFila<SituacionDeCatalogo>(context, {
    que: 'La situación',
    codigo,
    nombres: textos.catalogos.situaciones.columnas,
    list: (connection) => connection.call(situaciones.listSituaciones, {}),
    merge: (actual) => merge(codigo, options, actual),
    decide: (situacion, rows) =>
      decideSituacion(situacion, {
        situaciones: buildCatalogoDeSituaciones(rows),
        nuevo: rows.every((una) => una.codigo !== codigo),
      }),
    save: (connection, situacion, version) =>
      connection.call(situaciones.saveSituacion, { body: { ...situacion, version } }),
    efecto: async (connection, { detalle, clase }) =>
      describeEfecto(
        await connection.call(configuracion.getEfecto, {
          query: { clave: 'situacion', codigo, detalle, significado: clase },
        }),
      ),
    dryRun: options.dryRun === true,
  })
  return undefined
}

export const guardarSituacion: Verb = (noun) => {
  const command = noun
    .command('guardar')
    .description('Agrega una situación, o cambia lo que se indica de una (solo administradores)')
    .argument('<código>', 'De 1 a 4 letras o números')
    .option('--nombre <texto>', 'Como la nombra el municipio en la cuenta corriente')
    .option('--destino <código>', 'Con CC, que es lo que se supone, la ofrecen las búsquedas')
    .addOption(significadoOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia situaciones guardar EJ --nombre 'En Ejecución' --clase tituloEjecutivo",
    'apremia situaciones guardar EJ --clase otra --dry-run',
  )
}
