export type OnProgress = (enviado: number, total: number) => void

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * Creates a replacement of `fetch` that reports the number of bytes sent. The replacement uses XMLHttpRequest, because
 * only XMLHttpRequest reports that number.
 */
export const uploadFetch =
  (onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(input))
      request.responseType = 'blob'
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: headersOf(request),
          }),
        )
      request.onerror = () => reject(new TypeError('no se pudo enviar'))
      request.onabort = () => reject(new DOMException('se dejó de enviar', 'AbortError'))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null)
    })
