import {
  type CatalogoDeRecursos,
  interpolar,
  normalizarCodigoAbogado,
  parseFecha,
  parseSignedWireAmount,
  redondearParaMostrar,
  TOPE_DE_IMPORTE,
  textos,
  wireAmount,
} from '@apremia/core'
import { RespuestaInvalida } from './fallas.ts'

/**
 * Reader of a value in an answer of the municipality's service. Accepts only known variants, such as '0000-00-00'. Any
 * other value throws {@link RespuestaInvalida} with its place. A schema library would take six times as long (ADR
 * 0007).
 */
export type Lector<T> = (valor: unknown, donde: string, notar: Notar) => T

/**
 * Function that receives a code that is missing from the municipality's catalogue. The code is accepted anyway (D162).
 */
export type Notar = (catalogo: string, valor: string) => void

const fail = (donde: string, que: string): never => {
  throw new RespuestaInvalida(`${donde}: se espera ${que}`)
}

const isScalar = (valor: unknown): valor is string | number =>
  typeof valor === 'string' || (typeof valor === 'number' && Number.isFinite(valor))

const MAXIMO_DE_TEXTO = 2_000

/**
 * Reads a text in an answer of the municipality's service. Returns '' for null. A field that is missing from the answer
 * is an error, unless {@link optativo} wraps this function.
 */
export const texto: Lector<string> = (valor, donde) => {
  if (valor === null) return ''
  if (!isScalar(valor)) return fail(donde, 'un texto')
  const limpio = String(valor).replaceAll('\u0000', '').trim()
  return limpio.length <= MAXIMO_DE_TEXTO ? limpio : fail(donde, 'un texto más corto')
}

export const textoNoVacio: Lector<string> = (valor, donde, notar) => {
  const leido = texto(valor, donde, notar)
  return leido === '' ? fail(donde, 'un texto que diga algo') : leido
}

export const entero: Lector<number> = (valor, donde) => {
  const numero =
    typeof valor === 'string' && /^\s*-?\d{1,15}\s*$/.test(valor) ? Number(valor) : valor
  return typeof numero === 'number' && Number.isSafeInteger(numero)
    ? numero
    : fail(donde, 'un entero')
}

export const numero: Lector<number> = (valor, donde, notar) => {
  const leido = entero(valor, donde, notar)
  return leido > 0 ? leido : fail(donde, 'un número positivo')
}

const entre =
  (minimo: number, maximo: number, que: string): Lector<number> =>
  (valor, donde, notar) => {
    const leido = entero(valor, donde, notar)
    return leido >= minimo && leido <= maximo ? leido : fail(donde, que)
  }

export const anio = entre(1900, 2200, 'un año')
export const cuotaDePeriodo = entre(0, 99, 'una cuota')

/** Reads a positive number in an answer of the municipality's service. Returns null for null, '' and 0. */
export const numeroOFalta: Lector<number | null> = (valor, donde, notar) =>
  valor === null || valor === '' || valor === 0 || valor === '0'
    ? null
    : numero(valor, donde, notar)

/**
 * Reads an amount such as '1234.50' in an answer of the municipality's service. An amount with more than two decimals
 * is rounded in this function and nowhere else (D24).
 */
export const importe: Lector<string> = (valor, donde) => {
  const escrito = isScalar(valor) ? String(valor).trim() : fail(donde, 'un importe')
  const leido = redondearParaMostrar(escrito)
  return leido === undefined ? fail(donde, 'un importe') : wireAmount(leido)
}

/**
 * Reads an amount that the municipality's service may leave out. Returns null for null and '', because a missing amount
 * is never 0 (D110).
 */
export const importeOFalta: Lector<string | null> = (valor, donde, notar) =>
  valor === null || valor === '' ? null : importe(valor, donde, notar)

/**
 * Reads the amount of one tax period in an answer of the municipality's service. An amount above the maximum is
 * refused, so that the sum of many periods can still be stored.
 */
export const importeDePeriodo: Lector<string | null> = (valor, donde, notar) => {
  const leido = importeOFalta(valor, donde, notar)
  const centavos = parseSignedWireAmount(leido ?? '0')
  return centavos !== undefined && Math.abs(centavos) <= TOPE_DE_IMPORTE
    ? leido
    : fail(donde, 'un importe de un período')
}

/**
 * Reads a date 'YYYY-MM-DD', with or without a time, in an answer of the municipality's service. Returns null for null,
 * '' and '0000-00-00' (D39).
 */
export const fechaOFalta: Lector<string | null> = (valor, donde) => {
  if (valor === null || valor === '') return null
  if (typeof valor !== 'string') return fail(donde, 'una fecha')
  const [dia = ''] = valor.trim().split(/[ T]/)
  if (dia === '0000-00-00') return null
  return parseFecha(dia) ?? fail(donde, 'una fecha')
}

export const logico: Lector<boolean> = (valor, donde) => {
  if (valor === true || valor === 1 || valor === '1' || valor === 'true') return true
  if (valor === false || valor === 0 || valor === '0' || valor === 'false') return false
  return fail(donde, 'sí o no')
}

/** Reads a lawyer's code and normalizes it, so that codes can be compared. '' means no lawyer. */
export const codigoDeAbogado: Lector<string> = (valor, donde, notar) =>
  normalizarCodigoAbogado(texto(valor, donde, notar))

export const codigosDeAbogado: Lector<string> = (valor, donde, notar) =>
  texto(valor, donde, notar)
    .split(',')
    .map(normalizarCodigoAbogado)
    .filter((codigo) => codigo !== '')
    .join(', ')

export const sinCatalogo = (valor: string): string =>
  interpolar(textos.comunes.sinCatalogo, { valor })

/** Creates a reader of a code from a catalogue. An unknown code is accepted and reported (D162). */
export const deCatalogo =
  (catalogo: string, valores: readonly string[]): Lector<string> =>
  (valor, donde, notar) => {
    const leido = texto(valor, donde, notar)
    if (leido === '' || valores.includes(leido)) return leido
    notar(catalogo, leido)
    return sinCatalogo(leido)
  }

export type LeerRecursos = () => Promise<CatalogoDeRecursos>

export const CATALOGO_DE_RECURSOS = 'recurso'

/**
 * Reads the code of a tax. '' means no tax. Every code is passed to `notar`, so that the caller can log the codes that
 * are not in the municipality's catalogue.
 */
export const recursoOFalta: Lector<string> = (valor, donde, notar) => {
  const leido = texto(valor, donde, notar)
  if (leido !== '') notar(CATALOGO_DE_RECURSOS, leido)
  return leido
}

export const codigoDeRecurso: Lector<string> = (valor, donde, notar) => {
  const leido = recursoOFalta(valor, donde, notar)
  return leido === '' ? fail(donde, 'un recurso') : leido
}

export const optativo =
  <T>(leer: Lector<T>, omision: T): Lector<T> =>
  (valor, donde, notar) =>
    valor === undefined ? omision : leer(valor, donde, notar)

const MAXIMO_DE_FILAS = 500_000

/**
 * Adds the name of the enclosing field to the message of an error. Each enclosing reader adds its own name when it
 * catches the error. Building the full name before each field would take most of the time.
 */
const within = (lugar: string, error: unknown): unknown => {
  if (error instanceof RespuestaInvalida) error.message = `${lugar}.${error.message}`
  return error
}

export const lista =
  <T>(leer: Lector<T>): Lector<T[]> =>
  (valor, donde, notar) => {
    if (!Array.isArray(valor)) return fail(donde, 'una lista')
    if (valor.length > MAXIMO_DE_FILAS) return fail(donde, 'una lista más corta')
    return valor.map((fila: unknown, i) => {
      try {
        return leer(fila, 'fila', notar)
      } catch (error) {
        throw within(`${donde}[${i}]`, error)
      }
    })
  }

type Lectores = Readonly<Record<string, Lector<unknown>>>
type Leido<L extends Lectores> = { [C in keyof L]: ReturnType<L[C]> }

/** Creates a reader of objects. Fields that are not in `lectores` are dropped. */
export const objeto = <L extends Lectores>(lectores: L): Lector<Leido<L>> => {
  const campos = Object.entries(lectores)
  return (valor, donde, notar) => {
    if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) {
      return fail(donde, 'un objeto')
    }
    const leido: Record<string, unknown> = {}
    try {
      for (const [campo, leer] of campos) {
        const dado: unknown = Object.hasOwn(valor, campo) ? Reflect.get(valor, campo) : undefined
        leido[campo] = leer(dado, campo, notar)
      }
    } catch (error) {
      throw within(donde, error)
    }
    return leido as Leido<L>
  }
}
