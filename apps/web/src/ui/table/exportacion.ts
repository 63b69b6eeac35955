import type { FormatoDeExportacion, InputOf, QueryOf } from '@apremia/api-client'
import { downloadDocument } from '../../api/documents.ts'
import type { FileEntry } from '../../api/endpoint.ts'

type ExportEntry<E> = QueryOf<E> extends { readonly formato: FormatoDeExportacion } ? E : never

/**
 * Download of a list as a file. The file has the rows that match the filter of the list on screen, in the same order.
 */
export interface Exportacion {
  readonly capacidad: FileEntry['capacidad']
  readonly vacia: boolean
  readonly download: (formato: FormatoDeExportacion) => ReturnType<typeof downloadDocument>
}

/** Returns the export of a list. The exported file contains all the rows, not only the page on screen. */
export const exportOf = <E extends FileEntry>(
  entry: E & ExportEntry<E>,
  input: InputOf<E>,
  vacia = false,
): Exportacion => ({
  capacidad: entry.capacidad,
  vacia,
  download: (formato) =>
    downloadDocument(entry, { ...input, query: { ...input.query, formato } } as InputOf<E>),
})
