import { FUENTES } from '@apremia/core'
import { FORMATOS } from '../terminal/formatos.ts'
import { COLORES } from '../terminal/terminal.ts'

export interface Ajuste {
  readonly variable: string
  readonly descripcion: string
  readonly porDefecto: string
  readonly check: (value: string) => string | undefined
}

const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? undefined : `Valores posibles: ${values.join(', ')}.`

const integer = (min: number, max: number) => (value: string) =>
  /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max
    ? undefined
    : `Debe ser un entero entre ${min} y ${max}.`

const address = (value: string): string | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    return 'Debe ser una dirección http:// o https:// completa.'
  }
  if (url.username !== '' || url.password !== '') return 'La dirección no lleva usuario ni clave.'
  return undefined
}

export const AJUSTES = {
  url: {
    variable: 'APREMIA_URL',
    descripcion: 'Dirección del servicio',
    porDefecto: 'http://127.0.0.1:3000',
    check: address,
  },
  formato: {
    variable: 'APREMIA_FORMATO',
    descripcion: 'Formato de los datos: tabla, json o csv',
    porDefecto: 'tabla',
    check: oneOf(FORMATOS),
  },
  color: {
    variable: 'APREMIA_COLOR',
    descripcion: 'Colores: auto, siempre o nunca',
    porDefecto: 'auto',
    check: oneOf(COLORES),
  },
  fuente: {
    variable: 'APREMIA_FUENTE',
    descripcion: 'Proveedor de identidad para iniciar sesión: renaper, afip, miarg o anses',
    porDefecto: 'renaper',
    check: oneOf(FUENTES),
  },
  cifrado: {
    variable: 'APREMIA_CIFRADO',
    descripcion:
      'Conexión con otra máquina: exigir (solo https) u opcional (también http, sin cifrar)',
    porDefecto: 'exigir',
    check: oneOf(['exigir', 'opcional']),
  },
  espera: {
    variable: 'APREMIA_ESPERA',
    descripcion: 'Segundos que se espera la respuesta de una llamada común',
    porDefecto: '30',
    check: integer(1, 3600),
  },
  reintentos: {
    variable: 'APREMIA_REINTENTOS',
    descripcion: 'Veces que se reintenta cuando el servicio no está disponible',
    porDefecto: '3',
    check: integer(0, 20),
  },
} as const satisfies Record<string, Ajuste>

export type Clave = keyof typeof AJUSTES

export const CLAVES_DE_AJUSTE = Object.keys(AJUSTES) as Clave[]

export const isClave = (text: string): text is Clave => Object.hasOwn(AJUSTES, text)
