import { and, desc, eq } from 'drizzle-orm'
import { historial } from '../historial/historial-table.ts'
import { describeCopiaVieja, SERIES, type Series } from '../historial/series-de-numeros.ts'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import {
  correctPedido,
  findFaltas,
  findMenores,
  parsePedido,
  readNumeros,
  writeRestauracion,
} from './pedido-de-restauracion.ts'

/** Restored copy that waits for an administrator to accept it. */
export interface PorAceptar {
  readonly motivos: readonly string[]
  readonly codigo: string
  readonly conocidos: Series
}

const rechazo = ({ motivos, codigo }: PorAceptar, faltas: readonly string[], linea: string) =>
  new ConfigError(
    [
      describeCopiaVieja(motivos),
      ...faltas,
      `Si no es la copia que quiere usar, ponga la que corresponde. Si es, busque el último número que se usó de cada serie (en los papeles, los correos y los archivos) y arranque una vez con ${linea}, cambiando los números por los que encontró si son mayores. Los nuevos siguen después de ellos y queda en el historial. El código ${codigo} vale solo para esta copia.`,
    ].join(' '),
  )

/**
 * Returns the last used executive title, letter and agreement numbers that an administrator wrote in
 * APREMIA_RESTAURACION. Writing them accepts a restored copy of the database. The next documents get the numbers that
 * follow.
 *
 * @throws ConfigError with the text to write in the variable, when the variable is empty or wrong
 */
export const readAceptada = ({ restauracion }: Config, copia: PorAceptar): Series => {
  const { codigo, conocidos } = copia
  if (restauracion === undefined) throw rechazo(copia, [], writeRestauracion(codigo, conocidos))
  const pedido = parsePedido(restauracion)
  if (pedido.codigo !== codigo) {
    const falta =
      pedido.codigo === undefined
        ? `APREMIA_RESTAURACION no empieza con el código de esta copia, ${codigo}.`
        : `APREMIA_RESTAURACION tiene el código «${pedido.codigo}», que no es el de esta copia, ${codigo}: es de otra o está mal copiado.`
    throw rechazo(copia, [falta], writeRestauracion(codigo, conocidos))
  }
  const faltas = [...findFaltas(pedido, conocidos), ...findMenores(pedido, conocidos)]
  if (faltas.length === 0) return readNumeros(pedido)
  throw rechazo(
    copia,
    ['APREMIA_RESTAURACION no se aceptó.', ...faltas],
    correctPedido(codigo, pedido, conocidos),
  )
}

/** Values that the audit history keeps of the last restored copy that was accepted. */
interface UltimaAceptada {
  readonly codigo?: string
  readonly dados?: Series
}

const readUltimaAceptada = async (tx: Queryable): Promise<UltimaAceptada> => {
  const [row] = await tx
    .select({ despues: historial.despues })
    .from(historial)
    .where(
      and(
        eq(historial.entidad, 'instalacion'),
        eq(historial.entidadId, 'numeracion'),
        eq(historial.operacion, 'restaurar-numeracion'),
      ),
    )
    .orderBy(desc(historial.orden))
    .limit(1)
  return row === undefined ? {} : (JSON.parse(row.despues) as UltimaAceptada)
}

export interface Correccion {
  /**
   * Document numbers in APREMIA_RESTAURACION, when one is higher than the last issued number of its series. They
   * correct the numbers of a restored copy that was already accepted. Undefined when no number is higher.
   */
  readonly dados: Series | undefined
  /** Code of the restored copy of the database that was accepted. */
  readonly codigo: string | undefined
  /** Warning for the administrator when APREMIA_RESTAURACION is set but has no effect. Otherwise undefined. */
  readonly aviso: string | undefined
}

export const SIN_CORRECCION: Correccion = {
  dados: undefined,
  codigo: undefined,
  aviso: undefined,
}

/**
 * Reads APREMIA_RESTAURACION at a start that needs no confirmation. An administrator may find a higher number after
 * accepting a copy, and writes it here with the same code. A number never goes down, because it may be on a paper.
 *
 * @throws ConfigError when the variable has the code of the last accepted copy and wrong numbers
 */
export const readCorreccion = async (
  tx: Queryable,
  { restauracion }: Config,
  estado: Series,
): Promise<Correccion> => {
  if (restauracion === undefined) return SIN_CORRECCION
  const pedido = parsePedido(restauracion)
  const { codigo, dados: aceptados } = await readUltimaAceptada(tx)
  if (codigo === undefined || pedido.codigo !== codigo)
    return {
      ...SIN_CORRECCION,
      aviso:
        'APREMIA_RESTAURACION no se usó: esta base no espera que se confirme una copia, y el código no es el de la última que se aceptó. Puede quitar la variable.',
    }
  const faltas = findFaltas(pedido, estado)
  if (faltas.length > 0)
    throw new ConfigError(
      `La copia ya se aceptó, y los números de APREMIA_RESTAURACION no sirven para corregirla. ${faltas.join(' ')} No se cambió nada. Quite la variable o arranque con ${correctPedido(codigo, pedido, estado)}.`,
    )
  const dados = readNumeros(pedido)
  const sube = SERIES.some((serie) => dados[serie] > estado[serie])
  const noBajan = SERIES.filter(
    (serie) => dados[serie] < estado[serie] && dados[serie] !== aceptados?.[serie],
  )
  return {
    dados: sube ? dados : undefined,
    codigo,
    aviso:
      noBajan.length === 0
        ? undefined
        : `APREMIA_RESTAURACION no baja números: ${noBajan.map((serie) => `«${serie}=${dados[serie]}» no cuenta, porque esa serie ya va por ${estado[serie]}`).join('; ')}.`,
  }
}
