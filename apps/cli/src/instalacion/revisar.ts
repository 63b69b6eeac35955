import { type Contract, instalacion, type ReplyOf } from '@apremia/api-client'
import { interpolar, isPendiente, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import type { Paint } from '../terminal/terminal.ts'

type PuestaEnMarcha = ReplyOf<Contract['getPuestaEnMarcha']>
type Punto = PuestaEnMarcha['puntos'][number]

const t = textos.puestaEnMarchaPantalla

const MARCAS = {
  listo: (paint: Paint) => paint('green', '✔'),
  aviso: (paint: Paint) => paint('yellow', '!'),
  'por-aceptar': (paint: Paint) => paint('yellow', '?'),
  falta: (paint: Paint) => paint('red', '✘'),
} as const

const COLUMNS: readonly TableColumn<Punto>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
  { key: 'estado', title: 'ESTADO', value: ({ estado }) => estado },
  { key: 'detalle', title: 'DETALLE', value: ({ detalle }) => detalle },
  { key: 'paraQue', title: 'PARA QUÉ', value: ({ paraQue }) => paraQue },
  { key: 'quien', title: 'QUIÉN', value: ({ quien }) => quien },
  { key: 'comandos', title: 'COMANDOS', value: ({ comandos }) => comandos.join('; ') },
]

const describePunto = (punto: Punto, paint: Paint): string[] => {
  const { estado, titulo, detalle, paraQue, quien, comandos, propuestas } = punto
  const linea = `${MARCAS[estado](paint)} ${paint('bold', titulo)}  ${detalle}`
  if (!isPendiente(punto)) return [linea]
  return [
    linea,
    `    ${paraQue} ${t.quien}: ${quien}`,
    ...propuestas.map(({ nombre, valor }) => `    ${nombre}: ${valor}`),
    ...comandos.map((comando) => `    ${paint('dim', comando)}`),
  ]
}

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const { output } = context
  const revision = await connect(context).call(instalacion.getPuestaEnMarcha, {})
  const { hechas, total, puntos } = revision
  if (output.options.formato === 'csv') await output.rows(COLUMNS, puntos)
  else
    await output.data(revision, (paint) =>
      [
        `${paint('bold', t.titulo)}  ${interpolar(t.avance, { hechas, total })}`,
        '',
        ...puntos.flatMap((punto) => describePunto(punto, paint)),
      ].join('\n'),
    )
  return hechas === total ? SALIDAS.correcto : SALIDAS.falla
}

export const revisarInstalacion: Verb = (noun) => {
  const command = noun
    .command('revisar')
    .description(
      'Lo que la instalación necesita para trabajar: si está, para qué es, quién lo tiene y cómo se pone; termina con 1 si falta algo (solo administradores)',
    )
    .action(action(run, withRows))
  examples(command, 'apremia instalacion revisar', 'apremia instalacion revisar --json')
}
