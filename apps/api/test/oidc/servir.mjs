// Runs a real OpenID Connect provider (oidc-provider), which accepts any identity that a person claims. The environment
// variable PROVEEDOR has the settings as JSON. The signal SIGUSR2 replaces the signing key. After SIGHUP, the provider
// exits at its next redirect back to the product.
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

const { port, redirects, salidas, secreto, cliente, reclamo, publico } = JSON.parse(
  process.env.PROVEEDOR,
)
const issuer = `http://127.0.0.1:${port}`

const newKey = async (kid) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

const cuilOf = (dni) => {
  for (const prefijo of ['20', '23', '27']) {
    const diez = prefijo + dni.padStart(8, '0')
    const suma = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((t, peso, i) => t + peso * diez[i], 0)
    const digito = (11 - (suma % 11)) % 11
    if (digito < 10) return diez + digito
  }
  throw new Error(dni)
}

const html = (
  uid,
  prompt,
  aviso = '',
) => `<!doctype html><html lang="es"><title>Identidad de prueba</title>
<h1>Identidad de prueba</h1><p>${aviso}</p><form method="post" action="/entrar/${uid}">
${prompt === 'login' ? '<label>DNI <input name="login" autofocus></label>' : ''}
<input type="hidden" name="prompt" value="${prompt}"><button name="hacer" value="si">Ingresar</button>
<button name="hacer" value="no">Cancelar</button></form></html>`

const showLogout = (ctx, form) => {
  ctx.body = `<!doctype html><html lang="es"><title>Salida</title>${form}
<button form="op.logoutForm" name="logout" value="yes">Cerrar la sesión</button></html>`
}

let cae = false
process.on('SIGHUP', () => {
  cae = true
  console.info('va a caer')
})

const build = (keys) => {
  const provider = new Provider(issuer, {
    jwks: { keys },
    clients: [
      {
        client_id: cliente,
        ...(publico ? { token_endpoint_auth_method: 'none' } : { client_secret: secreto }),
        redirect_uris: redirects,
        post_logout_redirect_uris: salidas,
      },
    ],
    cookies: { keys: ['una-clave-de-prueba'] },
    claims: { openid: ['sub'], profile: [reclamo, 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: showLogout },
    },
    interactions: { url: (_ctx, { uid }) => `/entrar/${uid}` },
    // Grants the product access to the document number without asking the person.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client.clientId,
        accountId: ctx.oidc.session.accountId,
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: `cuenta-${id}`,
        [reclamo]: reclamo === 'dni' ? id : /^\d{7,8}$/.test(id) ? cuilOf(id) : id,
        family_name: 'Muñoz',
      }),
    }),
  })
  provider.on('server_error', (_ctx, error) => console.error(error.stack))
  const serve = provider.callback()
  return async (request, response) => {
    const uid = /^\/entrar\/([\w-]+)$/.exec(request.url)?.[1]
    if (uid === undefined) return serve(request, response)
    const { prompt, params } = await provider.interactionDetails(request, response)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(html(uid, prompt.name, params.kc_idp_hint ?? ''))
    }
    let body = ''
    for await (const piece of request) body += piece
    const form = new URLSearchParams(body)
    const result =
      form.get('hacer') === 'no'
        ? { error: 'access_denied', error_description: 'La persona canceló' }
        : { login: { accountId: form.get('login') } }
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    })
  }
}

let handle = build([await newKey('uno')])
createServer((request, response) => {
  response.on('finish', () => {
    if (cae && String(response.getHeader('location')).includes('/identidad/vuelta')) process.exit()
  })
  handle(request, response).catch((error) => {
    console.error(error.stack)
    response.statusCode = 500
    response.end()
  })
}).listen(port, '127.0.0.1', () => console.info('listo'))
let vuelta = 1
process.on('SIGUSR2', async () => {
  vuelta += 1
  handle = build([await newKey(`clave-${vuelta}`)])
  console.info(`clave ${vuelta}`)
})
