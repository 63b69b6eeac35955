import { esCodigoReservado, normalizarCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { formatDni, parseDni } from '../identificador/dni.ts'
import { normalizarExpediente } from '../identificador/expediente.ts'
import {
  ejemplosDePartida,
  FORMATO_INICIAL_DE_PARTIDA,
  parseFormatoDePartida,
} from '../identificador/formato-de-partida.ts'
import { formatNomenclatura, type ParteCatastral } from '../identificador/nomenclatura.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { parsePartida } from '../identificador/partida.ts'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readObjeto, readTexto } from './read-entrada.ts'

const texto = optionalDe(readTexto, '')

/** '45C' is number 45, letter C. */
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
