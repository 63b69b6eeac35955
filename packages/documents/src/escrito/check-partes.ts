import { interpolar, textos } from '@apremia/core'
import type { PartesDeDocx } from './unzip-docx.ts'

const t = textos.escritosJudiciales.archivo

const XML = String.raw`[a-z0-9]+\.xml`
const CON_RELS = String.raw`(${XML}|_rels/${XML}\.rels)`

/**
 * Matches the names, in lower case, of the files that a Word template may have inside, such as texts and images. A
 * template with other files, such as macros or embedded objects, is refused.
 */
const ADMITIDAS = new RegExp(
  `^(${[
    String.raw`\[content_types\]\.xml`,
    String.raw`_rels/\.rels`,
    String.raw`docprops/(app|core|custom)\.xml`,
    String.raw`docprops/thumbnail\.(jpe?g|png|emf|wmf)`,
    String.raw`docmetadata/labelinfo\.xml`,
    `word/${CON_RELS}`,
    `word/theme/${CON_RELS}`,
    `customxml/${CON_RELS}`,
    String.raw`word/media/[^/]+\.(png|jpe?g|gif)`,
  ].join('|')})$`,
)
const CON_CODIGO = /vba|activex|macro/i

const NOTAS = /^word\/(footnotes|endnotes|comments\w*)\.xml$/i

const isXml = (nombre: string): boolean => /\.(xml|rels)$/i.test(nombre)

/** Matches the types of relationship that bring macros, embedded objects or other files into a Word document. */
const RELACION_PROHIBIDA =
  /(attachedTemplate|oleObject|aFChunk|subDocument|frame|control|package|vbaProject|recipientData|mailMergeSource)$/i

const attribute = (tag: string, nombre: string): string =>
  new RegExp(`\\s${nombre}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).join('') ?? ''

const checkRels = (xml: string): string[] => {
  // A character reference, such as '&#97;' for the letter a, could hide a forbidden word. So a text with a character
  // reference is refused before its words are checked.
  if (xml.includes('&#')) return [t.noSeLee]
  return [...xml.matchAll(/<(?:[\w.-]+:)?Relationship\b[^>]*>/gi)].flatMap(([tag]) => {
    const tipo = attribute(tag, 'Type').split('/').at(-1) ?? ''
    const destino = attribute(tag, 'Target')
    if (RELACION_PROHIBIDA.test(tipo)) return [interpolar(t.relacion, { tipo })]
    const modo = attribute(tag, 'TargetMode')
    return modo !== '' && modo !== 'Internal' ? [interpolar(t.externo, { destino })] : []
  })
}

/**
 * Matches the Word fields that a template may have. Other Word fields read files, run programs or change the text by
 * themselves.
 */
const CAMPO_ADMITIDO = /^\s*(PAGE|NUMPAGES|SECTIONPAGES)(\s+\\\*\s*\w+)*\s*$/i
const PIEZA =
  /<(?:[\w.-]+:)?fldChar\b[^>]*fldCharType\s*=\s*["'](begin|separate|end)["']|<(?:[\w.-]+:)?(?:delI|i)nstrText\b[^>]*>([^<]*)/g

/**
 * Lists the instructions of the Word fields in a part of a document. Word may split one instruction into several runs
 * of text, and may put a field inside another field.
 */
const listCamposDeWord = (xml: string): string[] => {
  const campos = [...xml.matchAll(/[\s:]instr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, a = '', b = '']) => a + b,
  )
  const abiertos = ['']
  for (const [, marca, texto = ''] of xml.matchAll(PIEZA)) {
    if (marca === 'begin') abiertos.push('')
    else if (marca === undefined) abiertos.push(`${abiertos.pop() ?? ''}${texto}`)
    else {
      const campo = abiertos.pop() ?? ''
      if (campo.trim() !== '') campos.push(campo)
      // In the XML of a Word field, the mark 'separate' comes between its instruction and its result, and the mark
      // 'end' closes the field.
      if (marca === 'separate' || abiertos.length === 0) abiertos.push('')
    }
  }
  return [...campos, ...abiertos.filter((campo) => campo.trim() !== '')]
}

const ETIQUETA = /<(\/?)([\w.:-]+)(?:"[^"]*"|'[^']*'|[^<>"'])*>/g

/** Maximum depth of nested XML elements in a Word template. Tables inside tables need about forty levels. */
export const PROFUNDIDAD = 200

/**
 * Tells whether an XML text closes every element in order. The template library accepts a truncated XML, so it does not
 * check this.
 */
const isXmlEntero = (xml: string): boolean => {
  const abiertas: string[] = []
  for (const [etiqueta, cierra, nombre = ''] of xml.matchAll(ETIQUETA)) {
    if (cierra) {
      if (abiertas.pop() !== nombre) return false
    } else if (!etiqueta.endsWith('/>')) {
      abiertas.push(nombre)
      if (abiertas.length > PROFUNDIDAD) return false
    }
  }
  const resto = xml.replace(/^\s*<\?xml[^>]*\?>/, '').replace(/<!--.*?-->/gs, '')
  return abiertas.length === 0 && !resto.replace(ETIQUETA, '').includes('<')
}

const checkXml = (nombre: string, bytes: Buffer): string[] => {
  if (bytes.includes(0) || bytes[0] === 0xfe || bytes[0] === 0xff)
    return [interpolar(t.codificacion, { parte: nombre })]
  const xml = bytes.toString('utf8')
  if (/^[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(xml))
    return [interpolar(t.codificacion, { parte: nombre })]
  if (/<!(DOCTYPE|ENTITY|\[CDATA\[)/i.test(xml)) return [interpolar(t.entidades, { parte: nombre })]
  if (!isXmlEntero(xml)) return [t.noSeLee]
  if (nombre.toLowerCase().endsWith('.rels')) return checkRels(xml)
  const motivos = listCamposDeWord(xml)
    .filter((campo) => !CAMPO_ADMITIDO.test(campo))
    .map((campo) => interpolar(t.campoDeWord, { campo: campo.trim().slice(0, 60) }))
  if (/\s(?:[\w.-]+:)?(?:src|href)\s*=\s*["'][^"']/i.test(xml)) motivos.push(t.imagenDeAfuera)
  if (NOTAS.test(nombre) && xml.replace(/<[^>]*>/g, '').includes('{'))
    motivos.push(interpolar(t.notas, { parte: nombre }))
  return motivos
}

/**
 * Checks that the parts of a Word document contain nothing that runs, reads other files or connects to other systems.
 * Returns every reason to refuse the document.
 */
export const checkPartes = (partes: PartesDeDocx): string[] => {
  const motivos = [...partes].flatMap(([nombre, bytes]) => {
    if (!ADMITIDAS.test(nombre.toLowerCase()) || CON_CODIGO.test(nombre))
      return [interpolar(t.parte, { parte: nombre })]
    return isXml(nombre) ? checkXml(nombre, bytes) : []
  })
  const tipos = partes.get('[Content_Types].xml')?.toString('utf8') ?? ''
  if (/macroEnabled|vbaProject|oleObject|activeX|&#/i.test(tipos))
    motivos.push(interpolar(t.parte, { parte: '[Content_Types].xml' }))
  return [...new Set(motivos)]
}
