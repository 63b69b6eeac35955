import {
  bloqueDeMarca,
  checkMarcas,
  computeEjemploDeEscrito,
  interpolar,
  type MarcaDePlantilla,
  marcaDeBloque,
  parrafosDe,
  textos,
  type ValoresDeEscrito,
} from '@apremia/core'
import {
  LoopPlugin,
  officeMarkup,
  type Tag,
  type TemplateData,
  TemplateHandler,
  type XmlNode,
} from 'easy-template-x'
import { createStoredZip } from '../zip/stored-zip.ts'
import { checkPartes, PROFUNDIDAD } from './check-partes.ts'
import { CON_TEXTO, parrafosDeParte } from './list-corchetes.ts'
import { PARRAFOS, ParrafosPlugin } from './parrafos-plugin.ts'
import { textoDeNodo } from './texto-de-nodo.ts'
import { TextoPlugin } from './texto-plugin.ts'
import { type PartesDeDocx, PlantillaError, unzipDocx } from './unzip-docx.ts'

const t = textos.escritosJudiciales.archivo

const newHandler = (): TemplateHandler =>
  new TemplateHandler({
    plugins: [new LoopPlugin(), new TextoPlugin(), new ParrafosPlugin()],
    maxXmlDepth: PROFUNDIDAD,
  })

/** Packs the checked parts of a template into a new zip. So the template library never reads an uploaded zip. */
const zipPartes = async (partes: PartesDeDocx): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(chunk)
    return undefined
  }, new Date(0))
  for (const [nombre, bytes] of partes) await zip.add(nombre, bytes)
  await zip.end()
  return Buffer.concat(chunks)
}

const rootOf = (node: XmlNode): XmlNode => (node.parentNode ? rootOf(node.parentNode) : node)

const toMarca = (tag: Tag): MarcaDePlantilla => {
  const enImagen = tag.placement !== 'TextNode'
  const parrafo = enImagen
    ? ''
    : textoDeNodo(officeMarkup.query.containingParagraphNode(tag.xmlTextNode))
  return {
    // In the template library, a field may have options after its name. Our fields have no options, so a field with
    // options is read as a field with an unknown name.
    nombre: tag.options === undefined ? (tag.name ?? '') : tag.rawText.replace(/[{}]/g, ''),
    clase: tag.disposition === 'Open' ? 'abre' : tag.disposition === 'Close' ? 'cierra' : 'campo',
    lugar: parrafo.replace(/\s+/g, ' ').trim(),
    sola: parrafo.trim() === tag.rawText.trim(),
    enImagen,
  }
}

/**
 * Reads the marks of a template (fields, repetitions and blocks), separately for the main text, each header and each
 * footer. A repetition must end in the same part of the document where it begins.
 */
const readMarcas = async (docx: Buffer): Promise<MarcaDePlantilla[][]> => {
  const partes = new Map<XmlNode, MarcaDePlantilla[]>()
  for (const tag of await newHandler().parseTags(docx)) {
    const raiz = rootOf(tag.placement === 'TextNode' ? tag.xmlTextNode : tag.xmlNode)
    partes.set(raiz, [...(partes.get(raiz) ?? []), toMarca(tag)])
  }
  return [...partes.values()]
}

/** Maximum number of characters of the template text that an error message quotes to show the place of a problem. */
const LARGO_DE_LUGAR = 80

const fallaDeLibreria = (error: unknown): PlantillaError => {
  const { openDelimiterText, closeDelimiterText } = error as Readonly<Record<string, unknown>>
  const cerca = openDelimiterText ?? closeDelimiterText
  return new PlantillaError(
    typeof cerca === 'string'
      ? interpolar(t.llaves, { lugar: cerca.trim().slice(0, LARGO_DE_LUGAR) })
      : t.noSeLee,
  )
}

const fill = async (
  docx: Buffer,
  { campos, listas }: ValoresDeEscrito,
  bloques: Readonly<Record<string, string>>,
): Promise<Buffer> => {
  const deBloques = Object.entries(bloques).map(([nombre, texto]) => [
    marcaDeBloque(nombre),
    { _type: PARRAFOS, textos: parrafosDe(texto) },
  ])
  const datos: unknown = { ...campos, ...listas, ...Object.fromEntries(deBloques) }
  return newHandler().process(docx, datos as TemplateData)
}

/**
 * Finds the paragraphs of a filled template in which a brace remains. Returns an error message for each of them. The
 * template library reports no error for an opening brace without a closing brace.
 */
const listLlavesSueltas = (partes: PartesDeDocx): string[] =>
  [...partes].flatMap(([nombre, bytes]) =>
    CON_TEXTO.test(nombre)
      ? parrafosDeParte(bytes.toString('utf8'))
          .filter((texto) => /[{}]/.test(texto))
          .map((texto) => interpolar(t.llaves, { lugar: texto.trim().slice(0, LARGO_DE_LUGAR) }))
      : [],
  )

export interface PlantillaRevisada {
  /** Names, without repetitions, of the fields, repetitions and blocks that the template uses. */
  readonly nombres: readonly string[]
  /** Reasons to refuse the template. An empty list means that the template can be used. */
  readonly motivos: readonly string[]
}

const MOTIVOS_MAXIMOS = 20

const reviewDocx = async (
  bytes: Uint8Array,
  bloques: readonly string[],
): Promise<PlantillaRevisada> => {
  const partes = await unzipDocx(bytes)
  const deArchivo = checkPartes(partes)
  if (deArchivo.length > 0) return { nombres: [], motivos: deArchivo.slice(0, MOTIVOS_MAXIMOS) }
  try {
    const docx = await zipPartes(partes)
    const marcas = await readMarcas(docx)
    const motivos = marcas.flatMap((deParte) => checkMarcas(deParte, new Set(bloques)))
    if (motivos.length > 0)
      return {
        nombres: [],
        motivos: motivos.slice(0, MOTIVOS_MAXIMOS).map(({ mensaje }) => mensaje),
      }
    const nombres = [...new Set(marcas.flat().map(({ nombre }) => nombre))]
    // Fills the template once with example data, so that a template that cannot be filled is refused when it is
    // uploaded.
    const usados = nombres.flatMap((nombre) => bloqueDeMarca(nombre) ?? [])
    const deEjemplo = Object.fromEntries(usados.map((nombre) => [nombre, nombre]))
    const lleno = await fill(docx, computeEjemploDeEscrito(), deEjemplo)
    return { nombres, motivos: listLlavesSueltas(await unzipDocx(lleno)) }
  } catch (error) {
    throw fallaDeLibreria(error)
  }
}

/**
 * Reviews a file that a person uploads as a template. Returns the names that the template uses, or every reason to
 * refuse it.
 */
export const reviewPlantilla = async (
  bytes: Uint8Array,
  bloques: readonly string[],
): Promise<PlantillaRevisada> => {
  try {
    return await reviewDocx(bytes, bloques)
  } catch (error) {
    if (error instanceof PlantillaError) return { nombres: [], motivos: [error.message] }
    throw error
  }
}

/**
 * Fills a template that was reviewed. Each text in `bloques` replaces a block of the template, and must have its own
 * fields already filled.
 *
 * @returns the Word document
 */
export const fillEscrito = async (
  bytes: Uint8Array,
  valores: ValoresDeEscrito,
  bloques: Readonly<Record<string, string>>,
): Promise<Buffer> => fill(await zipPartes(await unzipDocx(bytes)), valores, bloques)
