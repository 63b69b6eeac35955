import { config } from '@apremia/api-client'
import {
  type CambioDeCampo,
  type CampoDeInmueble,
  type ClaseDeCambio,
  compareInmueble,
  type ValorDeCampo,
} from '@apremia/core'
import type { DatosDelMunicipio } from '@apremia/workbooks'
import { readLibroDeArchivo } from '../args/read-libro.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatCantidad } from '../terminal/local-format.ts'

const MAXIMO = 200 * 1024 * 1024

interface Inmueble {
  readonly recursos: string[]
  /**
   * Numbers of the rows of the file that describe the property, one row for each tax. The row `filas[i]` has the tax
   * `recursos[i]`. The first row gives the other data of the property.
   */
  readonly filas: number[]
  readonly valores: readonly ValorDeCampo[]
}

interface Padron {
  readonly campos: readonly CampoDeInmueble[]
  readonly inmuebles: ReadonlyMap<number, Inmueble>
  readonly rechazadas: number
}

interface Diferencia {
  readonly numero: number
  readonly clase: ClaseDeCambio
  readonly cambio: CambioDeCampo | null
}

const COLUMNS: readonly TableColumn<Diferencia>[] = [
  { key: 'inmueble', title: 'INMUEBLE', value: ({ numero }) => numero, align: 'right' },
  {
    ...{ key: 'clase', title: 'QUÉ PASA' },
    value: ({ clase }) => (clase === 'baja' ? 'falta' : clase),
  },
  { key: 'campo', title: 'CAMPO', value: ({ cambio }) => cambio?.campo ?? '' },
  { key: 'antes', title: 'ANTES', value: ({ cambio }) => cambio?.antes ?? '', flexible: true },
  {
    key: 'despues',
    title: 'DESPUÉS',
    value: ({ cambio }) => cambio?.despues ?? '',
    flexible: true,
  },
]

/**
 * Removes the file rows with merged cells, because their values are unknown. If the first row of a property has merged
 * cells, all its rows are removed. Returns the number of removed rows.
 */
const dropCombinadas = (
  inmuebles: Map<number, Inmueble>,
  combinadas: ReadonlySet<number>,
): number => {
  let fuera = 0
  if (combinadas.size === 0) return fuera
  for (const [numero, { filas, recursos, valores }] of inmuebles) {
    const sanas = filas.flatMap((fila, i) => (combinadas.has(fila) ? [] : [i]))
    const entero = combinadas.has(filas[0] ?? 0)
    fuera += entero ? filas.length : filas.length - sanas.length
    if (entero) inmuebles.delete(numero)
    else if (sanas.length < filas.length)
      inmuebles.set(numero, {
        recursos: sanas.map((i) => recursos[i] ?? ''),
        filas: sanas.map((i) => filas[i] ?? 0),
        valores,
      })
  }
  return fuera
}

const readPadron = async (
  { interrupt, output }: Context,
  datos: DatosDelMunicipio,
  path: string,
): Promise<Padron> => {
  const { nombre, bytes } = await readLibroDeArchivo(path, interrupt.signal, MAXIMO)
  const { openPadron, WorkbookError } = await import('@apremia/workbooks')
  const inmuebles = new Map<number, Inmueble>()
  let rechazadas = 0
  try {
    const padron = await openPadron(bytes, datos)
    for await (const lote of padron.lotes()) {
      interrupt.signal.throwIfAborted()
      rechazadas += lote.rechazadas.length
      for (const { numero, recurso, fila, valores } of lote.filas) {
        const previo = inmuebles.get(numero)
        previo?.recursos.push(recurso)
        previo?.filas.push(fila)
        if (!previo) inmuebles.set(numero, { recursos: [recurso], filas: [fila], valores })
      }
    }
    rechazadas += dropCombinadas(inmuebles, new Set(padron.combinadas()))
    if (rechazadas > 0)
      output.warn(
        `${nombre}: ${formatCantidad(rechazadas, 'fila no se pudo leer', 'filas no se pudieron leer')} y no se compara.`,
      )
    return { campos: padron.campos, inmuebles, rechazadas }
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    throw new CliError('falla', {
      codigo: `planilla-${error.codigo}`,
      mensaje: `${nombre}: ${error.message}`,
    })
  }
}

const datosDe = ({ campos }: Padron, { valores }: Inmueble, comunes: ReadonlySet<string>) =>
  Object.fromEntries(
    campos.flatMap((campo, i) => (comunes.has(campo) ? [[campo, valores[i] ?? null]] : [])),
  )

function* compare(a: Padron, b: Padron): Generator<Diferencia> {
  const comunes = new Set<string>(a.campos.filter((campo) => b.campos.includes(campo)))
  const toDatos = (padron: Padron, uno: Inmueble | undefined) =>
    uno ? { recursos: uno.recursos, datos: datosDe(padron, uno, comunes) } : null
  const numeros = [...new Set([...a.inmuebles.keys(), ...b.inmuebles.keys()])].sort((x, y) => x - y)
  for (const numero of numeros) {
    const antes = toDatos(a, a.inmuebles.get(numero))
    const despues = toDatos(b, b.inmuebles.get(numero))
    const { clase, cambios } = compareInmueble(antes && { ...antes, activo: true }, despues, {
      modo: 'completa',
    })
    if (clase === 'cambiado') for (const cambio of cambios) yield { numero, clase, cambio }
    else if (clase !== 'igual') yield { numero, clase, cambio: null }
  }
}

const run = async (context: Context, _: object, [a = '', b = '']: readonly string[]) => {
  const { connect } = await import('../http/with-client.ts')
  const { recursos, partida } = await connect(context).call(config.getConfig, {})
  const datos = {
    recursos: recursos.flatMap(({ codigo, clase }) => (clase === 'inmueble' ? [codigo] : [])),
    partida,
  }
  const antes = await readPadron(context, datos, a)
  const despues = await readPadron(context, datos, b)
  const diferencias = [...compare(antes, despues)]
  const cuantos = (clase: ClaseDeCambio) =>
    new Set(diferencias.filter((una) => una.clase === clase).map(({ numero }) => numero)).size
  const conteo = {
    ...{ nuevos: cuantos('nuevo'), cambiados: cuantos('cambiado'), faltan: cuantos('baja') },
    rechazadas: antes.rechazadas + despues.rechazadas,
  }
  await context.output.rows(COLUMNS, diferencias, conteo)
  context.output.note(
    `Nuevos: ${conteo.nuevos}. Cambian: ${conteo.cambiados}. Faltan: ${conteo.faltan}.`,
  )
  return undefined
}

export const diferencias: Verb = (noun) => {
  const command = noun
    .command('diferencias')
    .description(
      'Compara dos archivos de padrón, inmueble por inmueble, con los recursos de la instalación',
    )
    .argument('<a>', 'El de antes')
    .argument('<b>', 'El de después')
    .action(action(run, withRows))
  examples(
    command,
    'apremia registros diferencias octubre.xlsx noviembre.xlsx',
    'apremia registros diferencias octubre.xlsx noviembre.csv --formato csv > cambios.csv',
  )
}
