import { type Contract, personas, type ReplyOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { confirmTyping } from '../terminal/confirm.ts'
import { formatCantidad, formatFechaIso } from '../terminal/local-format.ts'
import { readMotivo } from './quien-argument.ts'

type Plazo = ReplyOf<Contract['getConservacion']>[number]

const { clases, nunca } = textos.datosPersonales.conservacion

const fechaOGuion = (fecha: string | null): string => (fecha === null ? '—' : formatFechaIso(fecha))

const COLUMNS: readonly TableColumn<Plazo>[] = [
  {
    key: 'clase',
    title: 'QUÉ',
    value: ({ clase }) => clase,
    text: ({ clase }) => clases[clase],
    flexible: true,
  },
  {
    key: 'dias',
    title: 'DÍAS',
    value: ({ dias }) => dias,
    text: ({ dias }) => (dias === 0 ? 'siempre' : String(dias)),
    align: 'right',
  },
  { key: 'propuestos', title: 'SE PROPONE', value: ({ propuestos }) => propuestos, align: 'right' },
  {
    key: 'antesDe',
    title: 'ANTERIOR AL',
    value: ({ antesDe }) => antesDe,
    text: ({ antesDe }) => fechaOGuion(antesDe),
  },
  { key: 'filas', title: 'SE BORRAN', value: ({ filas }) => filas, align: 'right' },
  {
    key: 'desde',
    title: 'LA MÁS VIEJA',
    value: ({ desde }) => desde,
    text: ({ desde }) => fechaOGuion(desde),
  },
]

interface Options {
  readonly motivo: string
  readonly confirmar?: string
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options) => {
  const { output } = context
  const motivo = readMotivo(options.motivo)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const plazos = await connection.call(personas.getConservacion, {})
  const visto = plazos.reduce((n, { filas }) => n + filas, 0)
  await output.rows(COLUMNS, plazos)
  output.note(nunca)
  if (options.dryRun === true || visto === 0) {
    output.note(
      visto === 0
        ? 'No hay nada vencido. Los plazos: apremia parametros ver.'
        : `Se borrarían ${formatCantidad(visto, 'fila', 'filas')}. No se borró nada.`,
    )
    return undefined
  }
  await confirmTyping(context, {
    question: `Se borran ${formatCantidad(visto, 'fila', 'filas')}, para siempre.`,
    expected: String(visto),
    given: options.confirmar,
  })
  const trabajo = await connection.call(personas.startDepuracion, {
    body: { motivo, filas: visto },
  })
  await awaitTrabajo(context, connection, trabajo, {
    onInterrupt: () =>
      new CliError('interrumpido', {
        codigo: 'interrumpido',
        mensaje: 'Se pidió detener: lo ya borrado queda borrado, y el historial dice cuánto.',
        sugerencias: ['Para ver lo que falta: apremia personas depurar --ensayo --motivo …'],
      }),
  })
  output.note('Listo: lo borrado está en el historial.')
  return undefined
}

export const depurar: Verb = (noun) => {
  const command = noun
    .command('depurar')
    .description(
      'Borra lo que venció según los plazos de conservación; antes dice qué (administradores)',
    )
    .requiredOption('--motivo <texto>', 'Por qué: queda en el historial')
    .addOption(new Option('--ensayo, --dry-run', 'Muestra qué se borraría, sin borrar nada'))
    .option('--confirmar <filas>', 'Confirma sin preguntar: cuántas filas se borran')
    .action(action(run, () => true))
  examples(
    command,
    "apremia personas depurar --ensayo --motivo 'Plazos de 2026'",
    "apremia personas depurar --motivo 'Plazos de 2026' --confirmar=1520",
    'apremia parametros poner conservacion.lecturas 1825',
  )
}
