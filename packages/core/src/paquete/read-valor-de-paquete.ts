import { parseCodigoDeCatalogo } from '../catalogo/check-fila-de-catalogo.ts'
import { parseSignedWireAmount } from '../dinero/parse-centavos.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { parseCbu } from '../identificador/cbu.ts'
import { parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { parseEmail } from '../identificador/email.ts'
import { parseDomicilioElectronico } from '../persona/domicilio-electronico.ts'
import { type FormaDeEscrito, readEscrito } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { FormaDeColumna } from './columna-de-paquete.ts'

/**
 * Parsed value of a cell of a data package. Amounts are integer centavos and dates are 'YYYY-MM-DD'. Null means an
 * unknown value.
 */
export type ValorDePaquete = string | number | boolean | null

export type LecturaDeValor = { readonly valor: ValorDePaquete } | { readonly mensaje: string }

const { motivos: MOTIVOS } = textos

const PRIMER_DIA = '1900-01-01'
const CON_FORMA_DE_FECHA = /^\d{4}-\d{2}-\d{2}$/
const DIGITOS = /^\d{1,9}$/
const SI: ReadonlySet<string> = new Set(['1', 'S', 'SI', 'SÍ'])
const NO: ReadonlySet<string> = new Set(['0', 'N', 'NO'])

const refuse = (mensaje: string, valores: Readonly<Record<string, string | number>> = {}) => ({
  mensaje: interpolar(mensaje, valores),
})

const accept = (valor: ValorDePaquete | undefined, mensaje: string): LecturaDeValor =>
  valor === undefined ? { mensaje } : { valor }

const readTextoLibre = (
  escrito: string,
  largo: number,
  forma: FormaDeEscrito = 'nombre',
): LecturaDeValor => {
  const leido = readEscrito(escrito, forma)
  if (!leido.ok) return refuse(MOTIVOS.noSeVe)
  return leido.valor.length > largo ? refuse(MOTIVOS.largo, { n: largo }) : { valor: leido.valor }
}

const readCodigo = (escrito: string, largo: number): LecturaDeValor => {
  const valor = parseCodigoDeCatalogo(escrito, largo)
  return valor === undefined ? refuse(MOTIVOS.codigo, { n: largo }) : { valor }
}

const readEntero = (escrito: string, desde: number, hasta: number): LecturaDeValor => {
  const leido = DIGITOS.test(escrito) ? Number(escrito) : Number.NaN
  return leido >= desde && leido <= hasta
    ? { valor: leido }
    : refuse(MOTIVOS.entero, { desde, hasta })
}

const readImporte = (escrito: string): LecturaDeValor =>
  accept(
    parseSignedWireAmount(escrito),
    escrito.includes(',') ? MOTIVOS.importeConComa : MOTIVOS.importe,
  )

const readFecha = (escrito: string): LecturaDeValor => {
  const leida = parseFecha(escrito)
  if (leida === undefined)
    return refuse(CON_FORMA_DE_FECHA.test(escrito) ? MOTIVOS.fechaQueNoExiste : MOTIVOS.fecha)
  return leida < PRIMER_DIA ? refuse(MOTIVOS.fechaVieja) : { valor: leida }
}

const readOpcion = (escrito: string, opciones: readonly string[]): LecturaDeValor => {
  const buscada = escrito.toUpperCase()
  const hallada = opciones.find((opcion) => opcion.toUpperCase() === buscada)
  return hallada === undefined
    ? refuse(MOTIVOS.opcion, { opciones: opciones.join(', ') })
    : { valor: hallada }
}

const readSiNo = (escrito: string): LecturaDeValor => {
  const buscado = escrito.toUpperCase()
  if (SI.has(buscado)) return { valor: true }
  return NO.has(buscado) ? { valor: false } : refuse(MOTIVOS.siNo)
}

const readDocumento = (escrito: string): LecturaDeValor => {
  const digitos = escrito.replace(/[.\s]/g, '').replace(/^0+/, '')
  return /^\d{3,9}$/.test(digitos) ? { valor: digitos } : refuse(MOTIVOS.documento)
}

const MAXIMO_DE_PERIODOS = 600

const readPeriodos = (escrito: string): LecturaDeValor => {
  const ordinales = new Set<number>()
  for (const uno of escrito.split(/\s+/)) {
    const [, anio, cuota] = /^((?:19|2[01])\d{2})\/(\d{1,2})$/.exec(uno) ?? []
    if (anio === undefined) return refuse(MOTIVOS.periodos)
    ordinales.add(Number(anio) * 100 + Number(cuota))
  }
  if (ordinales.size > MAXIMO_DE_PERIODOS)
    return refuse(MOTIVOS.demasiadosPeriodos, { n: MAXIMO_DE_PERIODOS })
  const enOrden = [...ordinales].sort((a, b) => a - b)
  return { valor: enOrden.map((uno) => `${Math.floor(uno / 100)}/${uno % 100}`).join(' ') }
}

/**
 * Parses the path of a document that a data package contains. A path outside the package is refused, because it could
 * name a folder of the server.
 */
const readAdjunto = (escrito: string): LecturaDeValor => {
  const ruta = escrito.normalize('NFC').replaceAll('\\', '/').replace(/^\.\//, '')
  const partes = ruta.split('/')
  const malo = ruta.length > 300 || [...ruta].some((letra) => letra < ' ' || ':|'.includes(letra))
  return malo || partes.some((parte) => parte === '' || parte === '.' || parte === '..')
    ? refuse(MOTIVOS.adjunto)
    : { valor: ruta }
}

const readAdjuntos = (escrito: string): LecturaDeValor => {
  const rutas: string[] = []
  for (const una of escrito.split('|')) {
    const leida = readAdjunto(una.trim())
    if ('mensaje' in leida) return leida
    rutas.push(String(leida.valor))
  }
  return { valor: [...new Set(rutas)].join('|') }
}

/**
 * Parses a cell that is written in the format of the data package, and never guesses a format. A cell in the
 * municipality's own format must first be converted with `createTraductorDeCelda`.
 */
export const readValorDePaquete = (forma: FormaDeColumna, celda: string): LecturaDeValor => {
  const escrito = celda.trim()
  if (escrito === '') return { valor: null }
  switch (forma.clase) {
    case 'texto':
      return readTextoLibre(escrito, forma.largo)
    case 'parrafos':
      return readTextoLibre(escrito, forma.largo, 'texto')
    case 'codigo':
      return readCodigo(escrito, forma.largo)
    case 'entero':
      return readEntero(escrito, forma.desde, forma.hasta)
    case 'importe':
      return readImporte(escrito)
    case 'fecha':
      return readFecha(escrito)
    case 'opcion':
      return readOpcion(escrito, forma.opciones)
    case 'siNo':
      return readSiNo(escrito)
    case 'documento':
      return readDocumento(escrito)
    case 'cuit':
      return accept(parseCuit(escrito)?.digitos, MOTIVOS.cuit)
    case 'cbu':
      return accept(parseCbu(escrito), MOTIVOS.cbu)
    case 'abogado':
      return accept(parseCodigoAbogado(escrito), MOTIVOS.abogado)
    case 'email':
      return accept(parseEmail(escrito), MOTIVOS.email)
    case 'domicilio':
      return accept(parseDomicilioElectronico(escrito), MOTIVOS.domicilio)
    case 'periodos':
      return readPeriodos(escrito)
    case 'adjunto':
    case 'docx':
      return readAdjunto(escrito)
    case 'adjuntos':
      return readAdjuntos(escrito)
    case 'huella':
      return accept(
        /^[0-9a-f]{64}$/i.test(escrito) ? escrito.toLowerCase() : undefined,
        MOTIVOS.huella,
      )
  }
}
