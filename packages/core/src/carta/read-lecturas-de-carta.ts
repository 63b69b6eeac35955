import type { Decision } from '../decision/decision.ts'
import { dropInvisibles } from '../persona/read-escrito.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { lecturaDeCartas } from '../texto/lectura-de-cartas.ts'
import {
  ALFABETO_DE_CODIGO,
  formatCodigoDeVerificacion,
  readCodigoDeVerificacion,
  readCodigoLeido,
} from '../verificacion/codigo-de-verificacion.ts'
import { nombreDeNumeroDeCarta, parseNumeroDeCarta } from './numero-de-carta.ts'

/** Maximum number of demand letters that get an acknowledgement of receipt in one request. */
export const MAXIMO_DE_ACUSES = 500

/** Demand letters that a scanner read: the typed or scanned letter numbers, and the codes of the scanned QR codes. */
export interface LecturasDeCarta {
  readonly numeros: readonly number[]
  readonly codigos: readonly string[]
}

/** Maximum number of demand letters that the server returns for one request by scanned numbers or codes. */
const POR_PEDIDO = 200

const GRUPO = `[${ALFABETO_DE_CODIGO}]{4}`
/** Matches the first line of a verification code that was printed in two lines, so that the two lines can be joined. */
const PRIMER_RENGLON = new RegExp(`((?:${GRUPO}-){3})\\s+(?=${GRUPO}-)`, 'gi')

/**
 * Splits a line of scanned text into words. A verification code is one word, even with spaces between its groups. A
 * line with only digits has numbers of demand letters, not a code.
 */
const separarRenglon = (renglon: string): readonly string[] =>
  /[A-Z]/i.test(renglon) && readCodigoDeVerificacion(renglon) !== undefined
    ? [renglon.replace(/\s/g, '')]
    : renglon.split(/\s+/)

const separar = (texto: string): readonly string[] =>
  texto
    .replace(PRIMER_RENGLON, '$1')
    .split(/[\n\r,;]+/)
    .flatMap((renglon) => separarRenglon(dropInvisibles(renglon)))
    .filter((uno) => uno !== '')

/**
 * Reads demand letters from a scanner or from pasted text: numbers, codes or addresses of QR codes. Spaces, lines,
 * commas or semicolons separate the letters. Repeated letters are dropped. Any other word refuses the whole text.
 */
export const readLecturasDeCarta = (texto: string): Decision<LecturasDeCarta> => {
  const leidos = separar(texto).map((escrito) => {
    const numero = parseNumeroDeCarta(escrito)
    return { escrito, numero, codigo: numero === undefined ? readCodigoLeido(escrito) : undefined }
  })
  const malos = leidos.flatMap(({ escrito, numero, codigo }) =>
    numero === undefined && codigo === undefined ? [escrito] : [],
  )
  const numeros = [...new Set(leidos.flatMap(({ numero }) => numero ?? []))]
  const codigos = [...new Set(leidos.flatMap(({ codigo }) => codigo ?? []))]
  const cantidad = numeros.length + codigos.length
  const { vacia, noEsNumero, demasiadas } = lecturaDeCartas
  const mensajes = [
    ...(leidos.length === 0 ? [vacia] : []),
    ...[...new Set(malos)].map((escrito) =>
      interpolar(noEsNumero, { escrito: escrito.slice(0, 40) }),
    ),
    ...(cantidad > MAXIMO_DE_ACUSES ? [interpolar(demasiadas, { n: MAXIMO_DE_ACUSES })] : []),
  ]
  const porque = {
    regla: 'carta/numeros',
    fuente: 'N5',
    entradas: { texto },
    valor: cantidad,
  }
  const motivos = mensajes.map((mensaje) => ({
    codigo: 'carta.lectura',
    campo: 'numeros',
    mensaje,
  }))
  const valor = { numeros, codigos }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor, porque }
}

const enTandas = <T>(todos: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(todos.length / POR_PEDIDO) }, (_, i) =>
    todos.slice(i * POR_PEDIDO, (i + 1) * POR_PEDIDO),
  )

/**
 * Returns the queries to the list of demand letters that together find all the scanned letters. Each query asks for a
 * limited number of letters.
 */
export const consultasDeLecturas = ({ numeros, codigos }: LecturasDeCarta) => {
  const pagina = { pagina: 1, porPagina: POR_PEDIDO }
  return [
    ...enTandas(numeros).map((unos) => ({ ...pagina, numeros: unos.join(), codigos: '' })),
    ...enTandas(codigos).map((unos) => ({ ...pagina, numeros: '', codigos: unos.join() })),
  ]
}

interface CartaHallada {
  readonly numero: number
  readonly codigo_verificacion: string
}

/**
 * Returns the demand letters that were scanned. A letter that was scanned twice is returned once. When one scanned
 * letter was not found, the whole scan is refused.
 */
export const decideLecturas = <C extends CartaHallada>(
  { numeros, codigos }: LecturasDeCarta,
  halladas: readonly C[],
): Decision<readonly C[]> => {
  const cartasHalladas = new Map(halladas.map((una) => [una.numero, una]))
  const conocidos = new Set(halladas.map((una) => una.codigo_verificacion))
  const mensajes = [
    ...numeros
      .filter((numero) => !cartasHalladas.has(numero))
      .map((numero) => interpolar(cartas.noExiste, { numero: nombreDeNumeroDeCarta(numero) })),
    ...codigos
      .filter((codigo) => !conocidos.has(codigo))
      .map((codigo) =>
        interpolar(lecturaDeCartas.sinCodigo, { codigo: formatCodigoDeVerificacion(codigo) }),
      ),
  ]
  const porque = {
    regla: 'carta/lecturas',
    fuente: 'N5, T16',
    entradas: { numeros: numeros.length, codigos: codigos.length },
    valor: cartasHalladas.size,
  }
  const motivos = mensajes.map((mensaje) => ({
    ...{ codigo: 'carta.lectura', campo: 'numeros', mensaje },
  }))
  return motivos.length > 0
    ? { ok: false, motivos, porque }
    : { ok: true, valor: [...cartasHalladas.values()], porque }
}
