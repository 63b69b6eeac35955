import { type ArchivoDePaquete, type ColumnaDePaquete, proposeFuente } from '@apremia/core'
import type { PropuestaDeEquivalencia } from './propose-equivalencias.ts'

const quote = (texto: string): string => JSON.stringify(texto)

const commentOf = (titulo: string, valores: readonly string[]): string =>
  `#   ${titulo}${valores.length > 0 ? `: ${valores.join(' | ')}` : ''}`.slice(0, 160)

/**
 * Returns the file of the data package to which the uploaded file corresponds. When there is none, returns the package
 * file that the uploaded file resembles most. Null when no package file is similar.
 */
const definidoDe = ({ archivo, parecido }: PropuestaDeEquivalencia): ArchivoDePaquete | null =>
  archivo ?? parecido

const isDe = (clase: string, propuesta: PropuestaDeEquivalencia): boolean =>
  definidoDe(propuesta)?.columnas.some(
    ({ nombre, forma }) => forma.clase === clase && propuesta.columnas.has(nombre),
  ) === true

const lineOf = (clave: string, valor: string | undefined, propio: string): string[] => {
  if (valor === undefined) return [`    # ${clave}:   no se pudo saber por las primeras filas`]
  return valor === propio ? [] : [`    ${clave}: ${valor}`]
}

const linesOfColumnas = (propuesta: PropuestaDeEquivalencia): string[] => {
  const { columnas, dudosas, faltan } = propuesta
  const dichas = (definidoDe(propuesta)?.columnas ?? []).flatMap(({ nombre }: ColumnaDePaquete) => {
    const titulo = columnas.get(nombre)
    if (titulo !== undefined) return [`      ${nombre}: ${quote(titulo)}`]
    const posibles = dudosas.get(nombre)
    if (posibles !== undefined) return [`      # ${nombre}:   puede ser ${posibles.join(' o ')}`]
    return faltan.includes(nombre)
      ? [`      # ${nombre}:   falta: su título, o { valor: … } si es el mismo en todas las filas`]
      : []
  })
  return columnas.size > 0 ? ['    columnas:', ...dichas] : dichas
}

const linesOf = (propuesta: PropuestaDeEquivalencia): string[] => {
  const { fuente, codificacion, fechas, importes, sinUso, falla } = propuesta
  const archivo = definidoDe(propuesta)
  if (falla !== '') return [`# ${fuente}: ${falla}`, '']
  const sueltos = sinUso.map(({ titulo, valores }) => commentOf(titulo, valores))
  if (archivo === null)
    return [
      `# ${fuente}: sin reconocer, no se parece a ningún archivo del paquete. Sus títulos:`,
      ...[...sueltos, ''],
    ]
  const suya = proposeFuente(fuente)
  return [
    `  ${archivo.nombre}:`,
    ...(suya === fuente ? [] : [`    # Esta vez se llama ${fuente}: * es lo que cambia cada vez.`]),
    `    archivo: ${quote(suya)}`,
    ...lineOf('codificacion', codificacion, 'utf-8'),
    ...(isDe('fecha', propuesta) ? lineOf('fechas', fechas, 'AAAA-MM-DD') : []),
    ...(isDe('importe', propuesta) && !/\.xlsx$/i.test(fuente)
      ? lineOf('importes', importes, 'punto')
      : []),
    ...linesOfColumnas(propuesta),
    ...(sueltos.length > 0 ? ['    # Títulos que no se usan, con sus primeros valores:'] : []),
    ...sueltos.map((suelto) => `    ${suelto}`),
    '',
  ]
}

/**
 * Writes proposed mappings of column names as the text of a mapping file (equivalencias.yaml). Recognised columns are
 * YAML entries. Columns that a person must decide are YAML comments.
 */
export const writeEquivalencias = (propuestas: readonly PropuestaDeEquivalencia[]): string => {
  const reconocidas = propuestas.some(({ archivo }) => archivo !== null)
  /**
   * Writes the lines of one proposed mapping. They are YAML comments when another uploaded file matches the same
   * package file better, and a person chooses between the two.
   */
  const linesOfOnce = (propuesta: PropuestaDeEquivalencia): string[] => {
    const { parecido } = propuesta
    if (parecido === null) return linesOf(propuesta)
    return [
      `# Otro que se parece a ${parecido.nombre}:`,
      ...linesOf(propuesta).map((una) => `# ${una}`),
    ]
  }
  return [
    '# Cómo se leen los archivos propios del municipio. Complete lo que está después de un #.',
    reconocidas ? 'archivos:' : 'archivos: {}',
    ...propuestas.flatMap(linesOfOnce),
  ].join('\n')
}
