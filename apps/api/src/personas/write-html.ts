import { CLASES_DE_DATOS, type ClaseDeDatos, interpolar, textos } from '@apremia/core'
import type { FilaReunida } from './read-datos-personales.ts'

const { papel, clases, por: nombresDePor, corrige } = textos.datosPersonales

export interface TablaGuardada {
  readonly tabla: string
  readonly clase: ClaseDeDatos
  readonly filas: number
  readonly read: () => AsyncIterable<FilaReunida>
}

export interface EncabezadoDeDatos {
  readonly quien: string
  readonly dia: string
  readonly motivo: string
  readonly municipio: string
}

const escapeHtml = (texto: string): string =>
  texto.replace(/[&<>"']/g, (uno) => `&#${uno.charCodeAt(0)};`)

export const writeValor = (valor: unknown): string =>
  valor === null || valor === undefined
    ? ''
    : typeof valor === 'object'
      ? JSON.stringify(valor)
      : String(valor)

export const writePor = (por: readonly string[]): string =>
  por.map((uno) => nombresDePor[uno as keyof typeof nombresDePor] ?? uno).join(', ')

const ESTILO = `body{font:14px/1.4 system-ui,sans-serif;margin:2rem;color:#1b1b1b}h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #767676}h3{font-size:1rem}article{border:1px solid #c9c9c9;border-radius:4px;padding:.5rem .75rem;margin:.5rem 0;break-inside:avoid}dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.1rem .75rem;margin:0}dt{color:#4a4a4a}dd{margin:0;overflow-wrap:anywhere}small{color:#4a4a4a}@media print{body{margin:0}}`

const articleOf = ({ por, fila }: FilaReunida): string => {
  const datos = Object.entries(fila)
    .map(([columna, valor]) => [columna, writeValor(valor)] as const)
    .filter(([, valor]) => valor !== '')
    .map(
      ([columna, valor]) =>
        `<dt>${escapeHtml(columna.replaceAll('_', ' '))}</dt><dd>${escapeHtml(valor)}</dd>`,
    )
  return `<article><dl>${datos.join('')}</dl><small>${escapeHtml(`${papel.hallado}: ${writePor(por)}`)}</small></article>\n`
}

export async function* writeHtml(
  { quien, dia, motivo, municipio }: EncabezadoDeDatos,
  tablas: readonly TablaGuardada[],
): AsyncGenerator<string> {
  const titulo = interpolar(papel.titulo, { quien })
  yield `<!doctype html>\n<html lang="es-AR"><head><meta charset="utf-8"><title>${escapeHtml(titulo)}</title><style>${ESTILO}</style></head><body><h1>${escapeHtml(titulo)}</h1>\n`
  yield `<p>${escapeHtml(interpolar(papel.reunidos, { dia, motivo }))}</p><p>${escapeHtml(interpolar(papel.responsable, { municipio: municipio || papel.elMunicipio }))}</p><p>${escapeHtml(papel.cuidado)}</p><p>${escapeHtml(papel.documentos)}</p>\n`
  for (const clase of CLASES_DE_DATOS) {
    yield `<h2>${escapeHtml(clases[clase])}</h2><p><small>${escapeHtml(corrige[clase])}</small></p>\n`
    const suyas = tablas.filter((una) => una.clase === clase && una.filas > 0)
    if (suyas.length === 0) yield `<p>${escapeHtml(papel.ninguno)}</p>\n`
    for (const { tabla, filas, read } of suyas) {
      yield `<h3>${escapeHtml(tabla.replaceAll('_', ' '))} (${escapeHtml(interpolar(papel.filas, { n: filas }))})</h3>\n`
      for await (const fila of read()) yield articleOf(fila)
    }
  }
  yield '</body></html>\n'
}
