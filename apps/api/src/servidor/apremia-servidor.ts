import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { RevisionDeIdentidad } from '../identidad/proveedor.ts'
import { askPuerta, SinRespuesta } from './ask-puerta.ts'
import type { IngresoDeEmergencia } from './create-ingreso-de-emergencia.ts'

const AYUDA = `apremia-servidor: lo que se hace en la máquina del servidor, con la cuenta con que corre.

  apremia-servidor ingreso-de-emergencia <DNI> --motivo '<por qué>'
      Un ingreso de un administrador sin el proveedor de identidad: sirve una vez y por 15 minutos, y queda
      en el historial.

  apremia-servidor identidad
      Le pregunta al proveedor de identidad configurado y dice qué hay que arreglar.

  apremia-servidor documentos mover --a s3|carpeta
      Lleva los documentos de la carpeta al almacén, o de vuelta: «apremia-servidor documentos --help».

  apremia-servidor respaldo <qué>
      Copias de seguridad y ensayo de una actualización: «apremia-servidor respaldo --help».

Le habla al servidor en marcha: use el mismo DATA_DIR y PORT con que arrancó.
`

const fail = (mensaje: string, code: number): void => {
  process.stderr.write(`Error: ${mensaje}\n`)
  process.exitCode = code
}

const ask = <T>(name: string, pedido: object): Promise<T> =>
  askPuerta(
    resolve(process.env.DATA_DIR || 'datos'),
    Number(process.env.PORT || 3000),
    name,
    pedido,
  )

const createEmergencia = async (dni: string, motivo: string): Promise<void> => {
  const pedido = { dni, motivo, cuenta: userInfo().username }
  const { persona, url, minutos } = await ask<IngresoDeEmergencia>('ingreso-de-emergencia', pedido)
  process.stderr.write(
    `Ingreso de emergencia de ${persona}. Abra esta dirección; sirve una vez y por ${minutos} minutos:\n\n`,
  )
  process.stdout.write(`${url}\n`)
}

const MARCAS = { bien: '✔', aviso: '!', mal: '✘' } as const

const reviewIdentidad = async (): Promise<void> => {
  const { emisor, vuelta, salida, puntos } = await ask<RevisionDeIdentidad>('identidad', {})
  const direcciones =
    vuelta === '' ? [] : [`Dirección de vuelta: ${vuelta}`, `Dirección de salida: ${salida}`]
  const lineas = puntos.map(({ estado, texto }) => `${MARCAS[estado]} ${texto}`)
  process.stdout.write(`${[`Emisor: ${emisor}`, ...direcciones, ...lineas].join('\n')}\n`)
  if (puntos.some(({ estado }) => estado === 'mal')) process.exitCode = 1
}

const askServidor = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      motivo: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [verbo, dni, ...resto] = positionals
  if (values.help) process.stdout.write(AYUDA)
  else if (verbo === 'ingreso-de-emergencia' && dni !== undefined && resto.length === 0)
    await createEmergencia(dni, values.motivo)
  else if (verbo === 'identidad' && dni === undefined) await reviewIdentidad()
  else {
    process.stderr.write(AYUDA)
    process.exitCode = 2
  }
}

const TERMINAL = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
  fail,
}

const main = async (): Promise<void> => {
  const [verbo, ...args] = process.argv.slice(2)
  // Each command imports its own module. The modules of `respaldo` and `documentos` load the code of the database,
  // which the other commands do not need.
  if (verbo === 'respaldo') await (await import('./back-up.ts')).backUp(args, TERMINAL)
  else if (verbo === 'documentos')
    await (await import('./move-documentos.ts')).moveDocumentos(args, TERMINAL)
  else await askServidor()
}

main().catch((error: unknown) => {
  if (error instanceof SinRespuesta) fail(error.message, error.salida)
  else if (error instanceof TypeError && 'code' in error) fail(error.message, 2)
  else throw error
})
