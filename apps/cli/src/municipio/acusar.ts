import { readFile } from 'node:fs/promises'
import { entregas } from '@apremia/api-client'
import {
  checkAcuseDeEntrega,
  RECHAZABLES_DE_ENTREGA,
  type RechazableDeEntrega,
} from '@apremia/core'
import { parseCsv, separatorOf } from '@apremia/workbooks'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { formatCantidad } from '../terminal/local-format.ts'

interface Options {
  readonly rechazos?: string
  readonly dryRun?: boolean
}

interface Rechazo {
  readonly archivo: RechazableDeEntrega
  readonly clave: string
  readonly motivo: string
}

const COLUMNAS = ['ARCHIVO', 'CLAVE', 'MOTIVO'] as const

const isRechazable = (archivo: string): archivo is RechazableDeEntrega =>
  RECHAZABLES_DE_ENTREGA.some((uno) => uno === archivo)

/** Reads the rows that the municipality's system rejected, from a CSV with the columns ARCHIVO, CLAVE and MOTIVO. */
const readRechazos = async (path: string): Promise<Rechazo[]> => {
  const texto = (await readFile(path, 'utf8')).replace(/^\ufeff/, '')
  const [titulos = [], ...filas] = [...parseCsv(texto, separatorOf(texto))]
  const lugares = COLUMNAS.map((columna) =>
    titulos.findIndex((titulo) => titulo.trim().toUpperCase() === columna),
  )
  const [deArchivo = -1, deClave = -1, deMotivo = -1] = lugares
  if (deArchivo < 0 || deClave < 0)
    throw usageError(`${path} no tiene las columnas ARCHIVO y CLAVE en su primera fila.`)
  return filas.flatMap((fila, i) => {
    if (fila.every((celda) => celda.trim() === '')) return []
    const archivo = (fila[deArchivo] ?? '')
      .trim()
      .toLowerCase()
      .replace(/\.csv$/, '')
    if (!isRechazable(archivo))
      throw usageError(
        `${path}, fila ${i + 2}: ARCHIVO es ${RECHAZABLES_DE_ENTREGA.join(', ')}; dice «${archivo}».`,
      )
    return [{ archivo, clave: (fila[deClave] ?? '').trim(), motivo: (fila[deMotivo] ?? '').trim() }]
  })
}

const run = async (context: Context, options: Options, [escrita = '']: readonly string[]) => {
  if (!/^\d{1,15}$/.test(escrita))
    throw usageError(`La marca es un número entero, como el HASTA del manifiesto: «${escrita}».`)
  const hasta = Number(escrita)
  const { output } = context
  const rechazos = options.rechazos === undefined ? [] : await readRechazos(options.rechazos)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const cuantos =
    rechazos.length === 0
      ? ''
      : `, menos ${formatCantidad(rechazos.length, 'fila que rechazó', 'filas que rechazó')}`
  if (options.dryRun === true) {
    const { hasta: ultima, acuse } = await connection.call(entregas.getEntregas, { query: {} })
    const [motivo] = checkAcuseDeEntrega({ hasta, ultima, acusada: acuse?.hasta ?? 0 })
    if (motivo)
      throw new CliError('conflicto', { codigo: 'marca-de-entrega', mensaje: motivo.mensaje })
    await output.data(
      { hasta, rechazos: rechazos.length, acusado: false },
      () => `Se acusaría lo hecho hasta la marca ${hasta}${cuantos}.`,
    )
    return undefined
  }
  const acuse = await connection.call(entregas.ackEntrega, { body: { hasta, rechazos } })
  await output.data(
    { hasta, rechazos: acuse.rechazos.length, acusado: true },
    () => `El municipio tomó lo hecho hasta la marca ${hasta}${cuantos}.`,
  )
  return undefined
}

export const acusarNovedades: Verb = (noun) => {
  const command = noun
    .command('acusar')
    .description('Anota hasta dónde tomó el municipio lo que se hizo acá, y qué rechazó')
    .argument('<marca>', 'El HASTA del manifiesto de «municipio novedades»')
    .option('--rechazos <archivo.csv>', 'Lo que no se tomó: columnas ARCHIVO, CLAVE y MOTIVO')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia municipio acusar 12345',
    'apremia municipio acusar 12345 --rechazos rechazos.csv',
  )
}
