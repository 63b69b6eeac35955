/** Minimal browser. It keeps the cookies of each origin, makes one request at a time and does not follow redirects. */
export interface Navegador {
  readonly go: (
    url: string,
    form?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly location: string | null; readonly body: string }>
  readonly cookies: (origin: string) => ReadonlyMap<string, string>
}

type Reach = (url: string, init: RequestInit) => Promise<Response>

export const openNavegador = (reach: Reach = fetch): Navegador => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (url: string) => {
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  return {
    cookies: jarOf,
    go: async (url, form) => {
      const jar = jarOf(url)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await reach(url, {
        method: form === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: cookie === '' ? {} : { cookie },
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      const location = response.headers.get('location')
      return {
        status: response.status,
        location: location === null ? null : new URL(location, url).href,
        body: await response.text(),
      }
    },
  }
}

/**
 * Signs in at the test identity provider as the user `login`. Returns the URL to which the provider redirects at the
 * end.
 */
export const identificarEnProveedor = async (
  { go }: Navegador,
  url: string,
  login: string,
  hacer = 'si',
): Promise<string> => {
  let at = url
  let answer = await go(at)
  for (let step = 0; step < 12; step += 1) {
    if (answer.location?.includes('/identidad/vuelta')) return answer.location
    if (answer.location !== null) {
      at = answer.location
      answer = await go(at)
    } else {
      const action = /action="([^"]+)"/.exec(answer.body)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(answer.body)?.[1]
      const hidden = [...answer.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
      if (action !== undefined && prompt === undefined && hidden.length > 0) {
        // The identity provider shows this page to end the session of another user. In a real browser, a script submits
        // the form of the page.
        at = new URL(action, at).href
        answer = await go(
          at,
          Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
        )
        continue
      }
      if (action === undefined || prompt === undefined)
        throw new Error(`El proveedor respondió ${answer.status}: ${answer.body.slice(0, 300)}`)
      at = new URL(action, at).href
      answer = await go(at, { login, prompt, hacer })
    }
  }
  throw new Error(`El proveedor no vuelve: ${at}`)
}
