import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { checkTextoDeCatalogo } from './check-fila-de-catalogo.ts'

/**
 * Short lists of values that the municipality configures and forms offer (D170): professional titles of lawyers,
 * capacities in which a person signs, and forms of paying the fees.
 */
export const LISTAS_CORTAS = ['titulos', 'caracteres', 'formas'] as const
export type ListaCorta = (typeof LISTAS_CORTAS)[number]

/**
 * Kinds of payment of the fees (D44): single payment, instalments or mixed. The kind decides which fields the person
 * must fill in.
 */
export const CLASES_DE_FORMA = ['contado', 'cuotas', 'mixto'] as const

export interface FilaDeLista {
  readonly codigo: string
  readonly nombre: string
  readonly clase: (typeof CLASES_DE_FORMA)[number] | ''
  /**
   * True when forms offer this value of a short list, such as a professional title. Records that already have the value
   * keep it when forms stop offering it.
   */
  readonly activo: boolean
}

export const LARGO_DE_FILA = 60

const { listas: t } = catalogos

interface ContextoDeLista {
  readonly lista: ListaCorta
  readonly rows: readonly FilaDeLista[]
  /**
   * True when some record has this value of a short list, such as a professional title. The text of the value cannot
   * change then, because the record would change too.
   */
  readonly enUso: boolean
}

/**
 * Decides whether a person may save a value of a short list, such as a professional title. The person may not
 * change the text of a value that a record already uses.
 */
export const decideFilaDeLista = (
  fila: FilaDeLista,
  { lista, rows, enUso }: ContextoDeLista,
): Decision<FilaDeLista> => {
  const { codigo, nombre, clase } = fila
  const actual = rows.find((una) => una.codigo === codigo)
  const refuse = (que: string, campo: string, mensaje: string): Motivo => ({
    ...{ codigo: `lista.${que}`, campo, mensaje },
  })
  const igual = normalizarBusqueda(nombre)
  const repetida = rows.some(
    (una) => una.codigo !== codigo && normalizarBusqueda(una.nombre) === igual,
  )
  const cambia = actual !== undefined && (actual.nombre !== nombre || actual.clase !== clase)
  const quedan = rows.some((una) => una.codigo !== codigo && una.activo)
  const motivos = [
    ...checkTextoDeCatalogo('nombre', nombre, { largo: LARGO_DE_FILA, requerido: true }),
    ...(repetida ? [refuse('repetida', 'nombre', interpolar(t.repetida, { nombre }))] : []),
    ...((lista === 'formas') === (clase !== '') ? [] : [refuse('clase', 'clase', t.elijaClase)]),
    ...(fila.activo || quedan ? [] : [refuse('ultima', 'activo', t.ultima)]),
    ...(enUso && cambia
      ? [refuse('en-uso', 'nombre', interpolar(t.enUso, { nombre: actual.nombre }))]
      : []),
  ]
  const porque: Porque = {
    regla: 'lista/guardar',
    fuente: 'D44, D129, D170',
    entradas: { lista, codigo, enUso },
    valor: motivos.length === 0,
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: fila, porque }
}
