import type { Motivo } from '../decision/decision.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { CAMPOS_DE_ESCRITO, LISTAS_DE_ESCRITO, type ListaDeEscrito } from './campos-de-escrito.ts'

const t = escritosJudiciales.marcas

/** Text between braces in a court paper template: a field, or the beginning or the end of a repeated section. */
export interface MarcaDePlantilla {
  /**
   * Text between the braces of a template, such as 'deudor.nombre' for the field {deudor.nombre}. A block of text has
   * the prefix 'bloque:'. '' when there is nothing between the braces.
   */
  readonly nombre: string
  readonly clase: 'campo' | 'abre' | 'cierra'
  /**
   * Text of the template paragraph that contains these braces, such as {deudor.nombre}. An error message shows this
   * paragraph.
   */
  readonly lugar: string
  /** True when the paragraph has no text besides these braces. */
  readonly sola: boolean
  /**
   * True when these braces, such as {deudor.nombre}, are in the alternative text of an image. No value can be written
   * there.
   */
  readonly enImagen: boolean
}

const BLOQUE = 'bloque:'

/**
 * Returns the name of the block of text that a name between braces inserts in a template: 'costas' for 'bloque:costas'.
 * Undefined when the name is not of a block.
 */
export const bloqueDeMarca = (nombre: string): string | undefined =>
  nombre.startsWith(BLOQUE) ? nombre.slice(BLOQUE.length).trim() : undefined

export const marcaDeBloque = (bloque: string): string => `${BLOQUE}${bloque}`

const LARGO_DE_LUGAR = 80

const distancia = (a: string, b: string): number => {
  let fila = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const nueva = [i]
    for (let j = 1; j <= b.length; j += 1)
      nueva.push(
        Math.min(
          (nueva[j - 1] ?? 0) + 1,
          (fila[j] ?? 0) + 1,
          (fila[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    fila = nueva
  }
  return fila[b.length] ?? 0
}

const LARGO_DE_CAMPO = 60

/**
 * Returns the field of a court paper whose name is most similar to a name that does not exist. Undefined when no name
 * is similar.
 */
const findParecido = (nombre: string): string | undefined => {
  if (nombre.length > LARGO_DE_CAMPO) return undefined
  const escrito = nombre.toLowerCase()
  const [mejor] = CAMPOS_DE_ESCRITO.map((campo) => ({
    nombre: campo.nombre,
    lejos: distancia(escrito, campo.nombre.toLowerCase()),
  })).sort((a, b) => a.lejos - b.lejos)
  return mejor !== undefined && mejor.lejos <= Math.max(2, Math.floor(nombre.length / 3))
    ? mejor.nombre
    : undefined
}

const CAMPOS = new Map(CAMPOS_DE_ESCRITO.map((campo) => [campo.nombre as string, campo]))

const findLista = (nombre: string): ListaDeEscrito | undefined =>
  LISTAS_DE_ESCRITO.find((lista) => lista === nombre)

const ends = (lista: string) => ({ abre: `{#${lista}}`, cierra: `{/${lista}}` })

type Falla = readonly [codigo: string, mensaje: string]

const checkCampo = (
  { nombre, sola }: MarcaDePlantilla,
  abierta: string | undefined,
  bloques: ReadonlySet<string>,
): Falla | undefined => {
  const campo = `{${nombre}}`
  const bloque = bloqueDeMarca(nombre)
  if (bloque !== undefined) {
    if (!bloques.has(bloque)) return ['bloque', interpolar(t.bloqueDesconocido, { bloque })]
    return sola ? undefined : ['bloque', interpolar(t.bloqueSolo, { campo })]
  }
  const lista = findLista(nombre)
  if (lista) return ['lista', interpolar(t.listaComoCampo, { campo, ...ends(lista) })]
  const hallado = CAMPOS.get(nombre)
  if (hallado === undefined) {
    const otro = findParecido(nombre)
    return [
      'desconocido',
      otro === undefined
        ? interpolar(t.desconocido, { campo })
        : interpolar(t.quisoDecir, { campo, otro: `{${otro}}` }),
    ]
  }
  return hallado.lista === '' || hallado.lista === abierta
    ? undefined
    : ['fuera-de-lista', interpolar(t.fueraDeLista, { campo, ...ends(hallado.lista) })]
}

/**
 * Checks everything between braces in a template of court papers. Returns every problem with its place.
 * - A field exists in the catalogue of fields.
 * - A repeated section has an end, and is not inside another section.
 * - A field that belongs to a repeated section is inside that section.
 *
 * @param bloques names of the blocks of text that exist
 */
export const checkMarcas = (
  marcas: readonly MarcaDePlantilla[],
  bloques: ReadonlySet<string>,
): Motivo[] => {
  const motivos: Motivo[] = []
  const refuse = ({ nombre, lugar }: MarcaDePlantilla, [codigo, mensaje]: Falla): void => {
    const corto = lugar.length > LARGO_DE_LUGAR ? `${lugar.slice(0, LARGO_DE_LUGAR)}…` : lugar
    motivos.push({
      codigo: `plantilla.${codigo}`,
      campo: nombre,
      mensaje: corto === '' ? mensaje : interpolar(t.lugar, { mensaje, lugar: corto }),
    })
  }
  let abierta: MarcaDePlantilla | undefined
  for (const marca of marcas) {
    const { nombre, clase } = marca
    if (nombre === '') refuse(marca, ['vacio', t.vacio])
    else if (marca.enImagen)
      refuse(marca, ['en-imagen', interpolar(t.enImagen, { campo: `{${nombre}}` })])
    else if (clase === 'campo') {
      const falla = checkCampo(marca, abierta?.nombre, bloques)
      if (falla) refuse(marca, falla)
    } else if (findLista(nombre) === undefined) {
      const hay = LISTAS_DE_ESCRITO.map((lista) => `{#${lista}}`).join(', ')
      const lista = clase === 'abre' ? `{#${nombre}}` : `{/${nombre}}`
      refuse(marca, ['lista', interpolar(t.listaDesconocida, { lista, hay })])
    } else if (clase === 'abre') {
      if (abierta) refuse(marca, ['dentro-de-otra', interpolar(t.dentroDeOtra, ends(nombre))])
      else abierta = marca
    } else if (abierta?.nombre === nombre) abierta = undefined
    else refuse(marca, ['sin-abrir', interpolar(t.sinAbrir, ends(nombre))])
  }
  if (abierta) refuse(abierta, ['sin-cerrar', interpolar(t.sinCerrar, ends(abierta.nombre))])
  return motivos
}

/**
 * Finds the field names between braces in a block of text. Unlike a template, a block has no repeated sections and no
 * other blocks, so everything between braces is a field.
 */
export const marcasDeTexto = (texto: string): MarcaDePlantilla[] =>
  [...texto.matchAll(/\{([^{}]*)\}/g)].map(([, nombre = '']) => ({
    nombre: nombre.trim(),
    clase: 'campo',
    lugar: '',
    sola: false,
    enImagen: false,
  }))
