import {
  ejemplosDePartida,
  esCodigoReservado,
  FORMATO_INICIAL_DE_PARTIDA,
  formatDni,
  formatNomenclatura,
  normalizarBusqueda,
  normalizarCodigoAbogado,
  normalizarExpediente,
  type ParteCatastral,
  parseCuit,
  parseDni,
  parseFormatoDePartida,
  parsePartida,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readObjeto, readTexto } from './read-entrada.ts'

const texto = optionalDe(readTexto, '')

const readParte = (valor: unknown, campo: string): ParteCatastral => {
  const escrito = texto(valor, campo)
  const numero = /^\d*/.exec(escrito)?.[0] ?? ''
  return { numero, letra: escrito.slice(numero.length) }
}

export const reglasDeIdentificador = {
  'identificador/cuit': (entrada) => {
    const cuit = parseCuit(readTexto(entrada))
    return cuit === undefined ? null : { cuit: cuit.texto, digitoCorrecto: cuit.digitoCorrecto }
  },
  'identificador/dni': (entrada) => {
    const dni = parseDni(readTexto(entrada))
    return dni === undefined ? null : { dni, escrito: formatDni(dni) }
  },
  'identificador/partida': (entrada) => {
    const { formato, texto: escrita } = readObjeto(entrada, {
      formato: optionalDe(readTexto, FORMATO_INICIAL_DE_PARTIDA),
      texto: readTexto,
    })
    return parsePartida(formato, escrita) ?? null
  },
  'identificador/formato-de-partida': (entrada) => {
    const formato = parseFormatoDePartida(readTexto(entrada))
    return formato === undefined ? null : { formato, ...ejemplosDePartida(formato) }
  },
  'identificador/nomenclatura': (entrada) =>
    formatNomenclatura(
      readObjeto(entrada, {
        circunscripcion: texto,
        seccion: texto,
        chacra: readParte,
        quinta: readParte,
        fraccion: readParte,
        manzana: readParte,
        parcela: readParte,
        unidadFuncional: texto,
      }),
    ),
  'identificador/expediente': (entrada) => normalizarExpediente(readTexto(entrada)),
  'identificador/busqueda': (entrada) => normalizarBusqueda(readTexto(entrada)),
  'identificador/codigo-abogado': (entrada) => {
    const escrito = readTexto(entrada)
    return { codigo: normalizarCodigoAbogado(escrito), reservado: esCodigoReservado(escrito) }
  },
} as const satisfies Record<string, Regla>
