import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { appendHistorial } from '../historial/append-historial.ts'
import { renderPagina } from '../platform/http/render-pagina.ts'
import type { Services } from '../platform/services.ts'
import { CAMINO_DE_BAJA } from './address-de-baja.ts'
import { deleteAvisos } from './avisos-repo.ts'
import { avisoPorCorreo } from './correo-table.ts'

const t = textos.correo

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

interface ConCodigo {
  readonly Params: { readonly codigo: string }
}

const send = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', CSP)
    .type('text/html; charset=utf-8')
    .send(renderPagina(t.baja.titulo, body))

const FORMULARIO = 'application/x-www-form-urlencoded'

/**
 * Serves the page that unsubscribes a person from a kind of e-mail. No sign-in is needed, because only the recipient
 * has this secret address. Opening the address changes nothing, because mail programs open addresses by themselves.
 * Their unsubscribe button sends a POST request (RFC 8058).
 */
export const mountBaja = (app: FastifyInstance, { db, ahora }: Services): void => {
  app.register(async (scope) => {
    if (!scope.hasContentTypeParser(FORMULARIO))
      scope.addContentTypeParser(
        FORMULARIO,
        { parseAs: 'string', bodyLimit: 1_024 },
        (_r, _b, done) => done(null, {}),
      )
    const find = async (codigo: string) => {
      const [row] = await db.select().from(avisoPorCorreo).where(eq(avisoPorCorreo.codigo, codigo))
      return row
    }
    scope.get<ConCodigo>(`${CAMINO_DE_BAJA}/:codigo`, async ({ params }, reply) => {
      const row = await find(params.codigo)
      if (row === undefined)
        return send(reply, `<h1>${t.baja.titulo}</h1><p>${t.baja.nada}</p>`, 404)
      const pregunta = interpolar(t.baja.pregunta, {
        clase: textos.avisosPorCorreo.clases[row.clase],
      })
      return send(
        reply,
        `<h1>${t.baja.titulo}</h1><p>${pregunta}</p><form method="post"><button type="submit">${t.baja.si}</button></form>`,
      )
    })
    scope.post<ConCodigo>(`${CAMINO_DE_BAJA}/:codigo`, async ({ params }, reply) => {
      const row = await db.transaction(async (tx) => {
        const [borrado] = await deleteAvisos(tx, eq(avisoPorCorreo.codigo, params.codigo))
        if (borrado !== undefined)
          await appendHistorial(tx, {
            momento: ahora(),
            actor: { dni: borrado.dni, abogado: '', origen: 'web' },
            operacion: 'stop-aviso-por-correo',
            entidad: 'usuario',
            entidadId: borrado.dni,
            descripcion: interpolar(t.bajaEnHistorial, {
              clase: textos.avisosPorCorreo.clases[borrado.clase],
            }),
          })
        return borrado
      })
      if (row === undefined)
        return send(reply, `<h1>${t.baja.titulo}</h1><p>${t.baja.nada}</p>`, 404)
      const hecha = interpolar(t.baja.hecha, { clase: textos.avisosPorCorreo.clases[row.clase] })
      return send(reply, `<h1>${t.baja.titulo}</h1><p>${hecha}</p>`)
    })
  })
}
