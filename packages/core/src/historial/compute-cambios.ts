import type { Centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { formatFecha, parseFecha } from '../fecha/fecha.ts'
import { acceso } from '../texto/acceso.ts'
import { catalogos } from '../texto/catalogos.ts'
import { comunes } from '../texto/comunes.ts'
import { historial } from '../texto/historial.ts'
import { usuarios } from '../texto/usuarios.ts'

export interface CambioAnotado {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

const IMPORTES = new Set([
  'estjus',
  'estgstfijo',
  'montopago',
  'otgastos',
  'jus',
  'capital',
  'interes',
  'total',
  'anticipo',
])

const CODIGOS: ReadonlyMap<string, ReadonlyMap<unknown, string>> = new Map(
  Object.entries({
    fuente: acceso.proveedores,
    rol: usuarios.roles,
    conteo: catalogos.recursos.conteos,
    permisos: usuarios.permisos,
  }).map(([clave, nombres]) => [clave, new Map<unknown, string>(Object.entries(nombres))]),
)

const NOMBRES: Readonly<Record<string, string>> = historial.campos

const nombreDe = (clave: string): string =>
  NOMBRES[clave] ?? (/^\d+$/.test(clave) ? `N.º ${Number(clave) + 1}` : clave.replaceAll('_', ' '))

const isLista = (valor: unknown): valor is readonly unknown[] => Array.isArray(valor)
const isHoja = (valor: unknown): boolean =>
  valor === null || typeof valor !== 'object' || (isLista(valor) && valor.every(isHoja))

const format = (clave: string, valor: unknown): string => {
  if (valor === undefined || valor === null || valor === '') return comunes.sinDato
  if (typeof valor === 'boolean') return valor ? comunes.si : comunes.no
  if (isLista(valor)) return valor.map((cada) => format(clave, cada)).join(', ') || comunes.sinDato
  if (typeof valor === 'number' && IMPORTES.has(clave)) return formatPesos(valor as Centavos)
  const texto = CODIGOS.get(clave)?.get(valor) ?? String(valor)
  const dia = parseFecha(texto)
  if (dia !== undefined) return formatFecha(dia)
  // The history of changes shows only the first characters of the SHA-256 of a file, which are enough to recognise the
  // file.
  return /^[0-9a-f]{64}$/.test(texto) ? `${texto.slice(0, 12)}…` : texto
}

/**
 * Lists the values of a stored record, to compare two versions of the record. The key of each value is its path of
 * field names: 'domicilio/calle'. A list of simple values is one value.
 */
const leaves = (
  valor: unknown,
): ReadonlyMap<string, { readonly valor: unknown; clave: string }> => {
  const found = new Map<string, { valor: unknown; clave: string }>()
  const visit = (nodo: unknown, camino: readonly string[]) => {
    if (isHoja(nodo)) {
      if (camino.length > 0 || nodo !== null)
        found.set(camino.join('/'), { valor: nodo, clave: camino.at(-1) ?? '' })
      return
    }
    for (const [clave, dentro] of Object.entries(nodo as object)) visit(dentro, [...camino, clave])
  }
  visit(valor, [])
  return found
}

export const computeCambios = (antes: unknown, despues: unknown): readonly CambioAnotado[] => {
  const [viejas, nuevas] = [leaves(antes), leaves(despues)]
  const caminos = [...new Set([...viejas.keys(), ...nuevas.keys()])]
  return caminos.flatMap((camino) => {
    const [vieja, nueva] = [viejas.get(camino), nuevas.get(camino)]
    const clave = (nueva ?? vieja)?.clave ?? ''
    const cambio = { antes: format(clave, vieja?.valor), despues: format(clave, nueva?.valor) }
    if (cambio.antes === cambio.despues) return []
    const campo = camino.split('/').map(nombreDe).join(' › ')
    return [{ campo: campo === '' ? historial.valor : campo, ...cambio }]
  })
}
