import {
  findGruposAElegir,
  findPlazoDeInicio,
  findTiposOfrecidos,
  formatFecha,
  formatTiempo,
  sumarTiempo,
  type TiempoDeEtapa,
  type TipoDeEtapa,
  UNIDADES_DE_TIEMPO,
  validateTiempo,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

export const readUnidad = readOpcion(UNIDADES_DE_TIEMPO)

/** Reads a type of case action. A test case may omit `tiempo`, `unidad` and its yes/no fields. */
export const readTipo = (valor: unknown, campo: string): TipoDeEtapa => {
  const { tiempo, unidad, ...tipo } = readObjeto(
    valor,
    {
      tpId: readEntero,
      gpId: readEntero,
      nombre: readTexto,
      tiempo: nullable(readEntero),
      unidad: nullable(readUnidad),
      activo: optionalDe(readLogico, true),
      show: optionalDe(readLogico, true),
      iniciaApremio: optionalDe(readLogico, false),
      cierra: optionalDe(readLogico, false),
    },
    campo,
  )
  return { ...tipo, tiempo: tiempo === null || unidad === null ? null : { tiempo, unidad } }
}

export const readTipos = (valor: unknown, campo = 'entrada') =>
  readListaDeEntrada(valor, readTipo, campo)

const writeTiempo = (tiempo: TiempoDeEtapa | null, sin: string): string =>
  tiempo === null ? sin : formatTiempo(tiempo)

export const reglasDeEtapa = {
  'etapa/sumar-tiempo': (entrada) => {
    const { desde, ...tiempo } = readObjeto(entrada, {
      desde: readFecha,
      tiempo: readEntero,
      unidad: readUnidad,
    })
    return formatFecha(sumarTiempo(desde, tiempo))
  },
  'etapa/validar-tiempo': (entrada) => {
    const { tiempo, unidad } = readObjeto(entrada, { tiempo: readTexto, unidad: readTexto })
    return writeDecision(validateTiempo(tiempo, unidad), (valor) =>
      writeTiempo(valor, 'sin tiempo propio'),
    )
  },
  'etapa/ofrecidas': (entrada) => {
    const { grupo, tipos } = readObjeto(entrada, { grupo: readEntero, tipos: readTipos })
    return Object.fromEntries(
      findGruposAElegir(grupo).map((elegible) => [
        String(elegible),
        findTiposOfrecidos(tipos, elegible).map(({ nombre }) => nombre),
      ]),
    )
  },
  'etapa/plazo-de-inicio': (entrada) =>
    writeTiempo(findPlazoDeInicio(readTipos(entrada)), 'sin plazo'),
} as const satisfies Record<string, Regla>
