import { FUENTES, type Fuente, interpolar, PERMISOS, type Rol, textos } from '@apremia/core'
import { escapeHtml, renderPagina } from '../platform/http/render-pagina.ts'

export interface PersonaDemo {
  readonly dni: string
  readonly nombre: string
  readonly apellido: string
  readonly rol: Rol
  readonly abogado: string
  readonly baja: boolean
  readonly permisos: readonly string[]
}

const FUENTE_TEXTO: Readonly<Record<Fuente, string>> = {
  renaper: 'RENAPER',
  afip: 'AFIP',
  miarg: 'Mi Argentina',
  anses: 'ANSES',
}

const ROL_TEXTO: Readonly<Record<Rol, string>> = {
  admin: 'Administrador',
  user: 'Usuario',
  guest: 'Invitado',
}

const describe = (persona: PersonaDemo): string =>
  [
    ROL_TEXTO[persona.rol],
    persona.abogado === 'A00'
      ? 'abogado jefe A00'
      : persona.abogado && `abogado ${persona.abogado}`,
    persona.baja && 'dado de baja',
    ...PERMISOS.filter((permiso) => persona.permisos.includes(permiso)),
  ]
    .filter(Boolean)
    .join(' · ')

export const renderIdentidadPage = (
  personas: readonly PersonaDemo[],
  fuente: Fuente,
  vlv: string,
): string =>
  renderPagina(
    textos.identidad.titulo,
    `<h1>${textos.identidad.titulo}</h1><p>${interpolar(textos.identidad.fuente, { fuente: FUENTE_TEXTO[fuente] })}</p>
<p class="aviso">${textos.identidad.aviso}</p>
<form method="post" action="/identidad"><input type="hidden" name="vlv" value="${escapeHtml(vlv)}"><input type="hidden" name="fnt" value="${fuente}">
${personas
  .map(
    (persona) =>
      `<button type="submit" name="dni" value="${persona.dni}"><span>${escapeHtml(`${persona.apellido}, ${persona.nombre}`)}</span><code>${persona.dni}</code><small>${escapeHtml(describe(persona))}</small></button>`,
  )
  .join('\n')}
</form>`,
  )

export const renderRefusal = (message: string, title: string): string =>
  renderPagina(
    title,
    `<h1>${textos.identidad.rechazo}</h1><p>${escapeHtml(message)}</p><p><a href="/">${textos.identidad.volver}</a></p>`,
  )

export const parseFuente = (text: unknown): Fuente | undefined =>
  FUENTES.find((fuente) => fuente === text)
