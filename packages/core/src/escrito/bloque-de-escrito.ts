import type { Decision, Motivo } from '../decision/decision.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { dropPuntoDoble } from '../texto/punto-final.ts'
import { bloqueDeMarca, checkMarcas, marcasDeTexto } from './check-marcas.ts'

const t = escritosJudiciales.faltasDeBloque

export interface BloqueDeEscrito {
  readonly nombre: string
  /**
   * Plain text that court papers reuse, with one paragraph on each line. Field names between braces are replaced with
   * the data of the case.
   */
  readonly texto: string
}

export const LARGO_DE_BLOQUE = 20_000
export const LARGO_DE_NOMBRE_DE_BLOQUE = 40
export const NOMBRE_DE_BLOQUE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const parrafosDe = (texto: string): string[] =>
  texto
    .split('\n')
    .map((parrafo) => parrafo.trim())
    .filter(Boolean)

/**
 * Replaces the field names between braces in a text with their values. A full stop at the end of a value is left out
 * when the text itself continues with a full stop.
 */
export const fillTexto = (texto: string, campos: Readonly<Record<string, string>>): string =>
  texto.replace(/\{([^{}]*)\}/g, (marca, nombre: string, desde: number) =>
    dropPuntoDoble(campos[nombre.trim()] ?? '', texto.slice(desde + marca.length)),
  )

/**
 * Decides whether a block of text for court papers may be saved. The block needs a valid name and some text. Every
 * field named in the text must exist.
 */
export const decideBloque = ({ nombre, texto }: BloqueDeEscrito): Decision<BloqueDeEscrito> => {
  const motivos: Motivo[] = []
  const refuse = (campo: string, mensaje: string) =>
    motivos.push({ codigo: 'bloque', campo, mensaje })
  if (!NOMBRE_DE_BLOQUE.test(nombre)) refuse('nombre', t.nombre)
  if (parrafosDe(texto).length === 0) refuse('texto', t.vacio)
  const marcas = marcasDeTexto(texto)
  for (const { mensaje } of checkMarcas(
    marcas.filter(({ nombre: campo }) => bloqueDeMarca(campo) === undefined),
    new Set(),
  ))
    refuse('texto', mensaje)
  const otro = marcas.find(({ nombre: campo }) => bloqueDeMarca(campo) !== undefined)
  if (otro) refuse('texto', interpolar(t.otroBloque, { campo: `{${otro.nombre}}` }))
  if (/[{}]/.test(texto.replace(/\{[^{}]*\}/g, ''))) refuse('texto', t.llaves)
  const porque = {
    regla: 'escrito/bloque',
    fuente: 'ADR 0102',
    entradas: { nombre },
    valor: motivos.length === 0,
  }
  return motivos.length > 0
    ? { ok: false, motivos, porque }
    : { ok: true, valor: { nombre, texto }, porque }
}
