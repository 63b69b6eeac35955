import { type Entry, prefixOf } from '../entry.ts'

interface NamedBlob {
  readonly data: Blob
  readonly name: string
}

export interface CallInput {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: object | undefined
  readonly files?: Readonly<Record<string, NamedBlob | readonly NamedBlob[]>> | undefined
}

const entries = (value: object | undefined): [string, unknown][] =>
  Object.entries(value ?? {}).filter(([, v]) => v !== undefined && v !== null)

export const fillPath = (path: string, params: object | undefined): string => {
  const values = new Map(entries(params))
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new TypeError(`Falta el parámetro ${name} de ${path}`)
    return encodeURIComponent(String(value))
  })
}

export const buildUrl = (base: string, definition: Entry, input: CallInput): string => {
  const query = new URLSearchParams(
    entries(input.query).map(([k, v]): [string, string] => [k, String(v)]),
  )
  const search = query.size > 0 ? `?${query}` : ''
  return `${base}${prefixOf(definition)}${fillPath(definition.path, input.params)}${search}`
}

const toField = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/**
 * Builds the body of a request: a multipart form when the call requires files, or when the request has optional
 * attachments (`adjuntos`). Otherwise the body is JSON.
 */
export const buildBody = (
  definition: Entry,
  input: CallInput,
): { body: string | FormData; contentType?: string } | undefined => {
  if (definition.files || (definition.adjuntos && Object.keys(input.files ?? {}).length > 0)) {
    const form = new FormData()
    // In the multipart form, the text fields come before the files, so that the server has read the fields when the
    // first file arrives.
    for (const [key, value] of entries(input.body)) form.append(key, toField(value))
    for (const [key, files] of Object.entries(input.files ?? {}))
      for (const { data, name } of [files].flat()) form.append(key, data, name)
    return { body: form }
  }
  if (definition.body) {
    return { body: JSON.stringify(input.body ?? {}), contentType: 'application/json' }
  }
  return undefined
}
