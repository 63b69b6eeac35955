import type { Motivo } from '../decision/decision.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import { parseImporteTecleado } from '../dinero/parse-importe-tecleado.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { importes } from '../texto/importes.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  CAMPOS_DE_ACTUACION,
  type ClaseDeCampo,
  type ClaveDeDato,
  definicionDe,
  etiquetaDeDato,
} from './campos.ts'

export type ValorDeDato = string | number

export type LecturaDeDato =
  | { readonly ok: true; readonly valor: ValorDeDato }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string }

export interface ContextoDeDato {
  readonly hoy: Fecha
  /**
   * Format of the amounts to read: '1.234,50' as people type (`tecleados`), or '1234.50' as in API requests
   * (`del-cable`) (D50).
   */
  readonly importes: 'tecleados' | 'del-cable'
}

const { invalidos } = actuaciones

const refuse = (codigo: string, mensaje: string): LecturaDeDato => ({ ok: false, codigo, mensaje })
const accept = (valor: ValorDeDato): LecturaDeDato => ({ ok: true, valor })

const readImporte = (
  texto: string,
  clave: ClaveDeDato,
  forma: ContextoDeDato['importes'],
): LecturaDeDato => {
  const leido = forma === 'tecleados' ? parseImporteTecleado(texto) : null
  const centavos = leido === null ? parseWireAmount(texto) : leido.ok ? leido.valor : undefined
  if (centavos === undefined) {
    const [motivo] = leido?.ok === false ? leido.motivos : []
    return refuse('importe', motivo?.mensaje ?? importes.invalido)
  }
  const { positivo } = definicionDe(clave)
  if (positivo === true && centavos <= 0)
    return refuse(
      'importe-cero',
      interpolar(invalidos.importeCero, { campo: etiquetaDeDato(clave) }),
    )
  return accept(wireAmount(centavos))
}

const readDia = (texto: string, hoy: Fecha | null): LecturaDeDato => {
  const dia = parseFecha(texto)
  if (dia === undefined) return refuse('fecha', invalidos.fecha)
  return hoy !== null && dia > hoy ? refuse('fecha-futura', invalidos.fechaFutura) : accept(dia)
}

const MARCAS: Readonly<Record<string, number>> = { 0: 0, 1: 1, false: 0, true: 1 }

const readMarca = (texto: string, clave: ClaveDeDato): LecturaDeDato => {
  const valor = Object.hasOwn(MARCAS, texto) ? MARCAS[texto] : undefined
  if (valor !== undefined) return accept(valor)
  return refuse('marca', interpolar(invalidos.marca, { campo: etiquetaDeDato(clave) }))
}

const readLibre = (texto: string, clave: ClaveDeDato): LecturaDeDato => {
  const leido = readEscrito(texto)
  if (!leido.ok) return refuse('no-se-ve', leido.mensaje)
  const { maximo } = CAMPOS_DE_ACTUACION[clave]
  if (leido.valor.length <= maximo) return accept(leido.valor)
  const campo = etiquetaDeDato(clave)
  return refuse('largo', interpolar(invalidos.largo, { campo, n: maximo }))
}

/**
 * Matches a text that is only a number. The result of an action may be 0 (positive), 1 (negative) or a text with words.
 * Any other number is refused.
 */
const NUMERO_SOLO = /^[+-]?[\d.,\s]*\d[\d.,\s]*$/

type Lector = (texto: string, clave: ClaveDeDato, contexto: ContextoDeDato) => LecturaDeDato

const LECTORES: { readonly [C in ClaseDeCampo]: Lector } = {
  texto: readLibre,
  modo: readLibre,
  importe: (texto, clave, contexto) => readImporte(texto, clave, contexto.importes),
  fecha: (texto) => readDia(texto, null),
  'fecha-pasada': (texto, _clave, { hoy }) => readDia(texto, hoy),
  marca: readMarca,
  resultado: (texto, clave) => {
    if (texto === '0' || texto === '1') return accept(Number(texto))
    return NUMERO_SOLO.test(texto)
      ? refuse('resultado', invalidos.resultado)
      : readLibre(texto, clave)
  },
}

export const readDato = (
  texto: string,
  clave: ClaveDeDato,
  contexto: ContextoDeDato,
): LecturaDeDato => LECTORES[CAMPOS_DE_ACTUACION[clave].clase](texto, clave, contexto)

export const motivoDeDato = (clave: string, codigo: string, mensaje: string): Motivo => ({
  codigo: `actuacion.${codigo}`,
  campo: clave,
  mensaje,
})
