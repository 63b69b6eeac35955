import {
  type Centavos,
  centavos,
  type Fecha,
  type PeriodoDeTitulo,
  parseFechaLocal,
  parseImporteTecleado,
  parsePeriodo,
} from '@apremia/core'

/** Error of a test case that cannot be read. The test case is wrong, not the rule. */
export class EntradaInvalida extends Error {}

const fail = (campo: string, que: string, valor: unknown): never => {
  throw new EntradaInvalida(`${campo}: se espera ${que} y dice ${JSON.stringify(valor) ?? 'nada'}`)
}

export const readTexto = (valor: unknown, campo = 'entrada'): string =>
  typeof valor === 'string' ? valor : fail(campo, 'un texto (entre comillas)', valor)

export const readOpcion =
  <const T extends string>(valores: readonly T[]) =>
  (valor: unknown, campo: string): T => {
    const texto = readTexto(valor, campo)
    const hallado = valores.find((posible) => posible === texto)
    if (hallado === undefined)
      throw new EntradaInvalida(`${campo}: se espera ${valores.join(', ')}`)
    return hallado
  }

export const readEntero = (valor: unknown, campo = 'entrada'): number =>
  typeof valor === 'number' && Number.isSafeInteger(valor)
    ? valor
    : fail(campo, 'un número entero', valor)

export const readLogico = (valor: unknown, campo = 'entrada'): boolean =>
  typeof valor === 'boolean' ? valor : fail(campo, 'true o false', valor)

/** Reads an amount: '1.234,50', or '-1.234,50' for a credit. */
export const readImporte = (valor: unknown, campo = 'entrada'): Centavos => {
  const texto = readTexto(valor, campo)
  const leido = parseImporteTecleado(texto.replace(/^-/, ''))
  if (!leido.ok) return fail(campo, "un importe como '1.234,50'", valor)
  return texto.startsWith('-') ? centavos(-leido.valor) : leido.valor
}

export const readFecha = (valor: unknown, campo = 'entrada'): Fecha =>
  parseFechaLocal(readTexto(valor, campo)) ?? fail(campo, "una fecha 'DD/MM/AAAA'", valor)

export const readPeriodo = (valor: unknown, campo = 'entrada'): PeriodoDeTitulo =>
  parsePeriodo(readTexto(valor, campo)) ?? fail(campo, "un período 'AAAA/CC'", valor)

export const readListaDeEntrada = <T>(
  valor: unknown,
  read: (valor: unknown, campo: string) => T,
  campo = 'entrada',
): T[] =>
  Array.isArray(valor)
    ? valor.map((v: unknown, i) => read(v, `${campo}[${i}]`))
    : fail(campo, 'una lista', valor)

export type LectorDeEntrada<T> = (valor: unknown, campo: string) => T
type Leido<L extends Readonly<Record<string, LectorDeEntrada<unknown>>>> = {
  readonly [K in keyof L]: ReturnType<L[K]>
}

export const optionalDe =
  <T>(read: LectorDeEntrada<T>, omision: T): LectorDeEntrada<T> =>
  (valor, campo) =>
    valor === undefined ? omision : read(valor, campo)

/** Makes a reader that also accepts null. A field that the test case omits is read as null too. */
export const nullable =
  <T>(read: LectorDeEntrada<T>): LectorDeEntrada<T | null> =>
  (valor, campo) =>
    valor === null || valor === undefined ? null : read(valor, campo)

/**
 * Reads an object of a test case with one reader for each field. A field without a reader is an error of the test case.
 */
export const readObjeto = <L extends Readonly<Record<string, LectorDeEntrada<unknown>>>>(
  valor: unknown,
  lectores: L,
  campo = 'entrada',
): Leido<L> => {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor))
    return fail(campo, 'un objeto', valor)
  const datos = new Map(Object.entries(valor))
  const sobra = [...datos.keys()].find((clave) => !Object.hasOwn(lectores, clave))
  if (sobra !== undefined) return fail(`${campo}.${sobra}`, 'ningún campo con ese nombre', sobra)
  return Object.fromEntries(
    Object.entries(lectores).map(([clave, read]) => [
      clave,
      read(datos.get(clave), `${campo}.${clave}`),
    ]),
  ) as Leido<L>
}
