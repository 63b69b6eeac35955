import {
  addCentavos,
  CERO,
  type Centavos,
  eligeAbogado,
  interpolar,
  marcaDeTiempo,
  parseFecha,
  textos,
  velar,
} from '@apremia/core'
import type { FilaDeComercio, FilaDeContribuyente, FilaDeInmueble } from '@apremia/workbooks'
import type { FastifyRequest } from 'fastify'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { LoteGuardado } from '../libros/inmuebles-guardados.ts'
import { type ClaveImponible, claveDe } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Paginado } from './deuda-proveedor.ts'
import { readBusqueda } from './padron-alcance.ts'
import type { ProveedorMunicipal } from './proveedor-municipal.ts'

/** Rows asked for at a time: while they are written the next ones are on their way. */
const LOTE = 10_000

/** Every row of a search in its order, a batch at a time. Nothing for who has no code. */
async function* batchesOf<Fila>(
  abogado: string | null,
  page: (abogado: string, pagina: Pagina) => Promise<Paginado<Fila>>,
): AsyncGenerator<Fila[]> {
  if (abogado === null) return
  for (let pagina = 1; ; pagina += 1) {
    const { rows, total } = await page(abogado, { pagina, porPagina: LOTE })
    yield rows
    if (pagina * LOTE >= total) return
  }
}

type Deudas = (clave: ClaveImponible) => Centavos | 'ERROR'

/** The debt of a batch by one question; what could not be asked for says so, never 0 (D96). */
const askDeudas = async (
  municipio: ProveedorMunicipal,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  abogado: string,
  { log, raw }: FastifyRequest,
): Promise<Deudas> => {
  try {
    const deudas = await municipio.deudaDeVarios(tipo, claves, abogado, () => raw.socket.destroyed)
    return (clave) => deudas.get(claveDe(clave)) ?? 'ERROR'
  } catch (error) {
    log.error(error, 'deudas de una exportación')
    return () => 'ERROR'
  }
}

const exportRecImpInm: Handler<'exportRecImpInm'> = (
  services,
  { sesion, body, query, request },
) => {
  const { municipio, ahora } = services
  const { filtro, abogado } = readBusqueda('inmuebles', sesion, body.data)
  const propio = eligeAbogado(sesion) ? '' : sesion.abogado
  const lotes = async function* (): AsyncGenerator<FilaDeInmueble[] | LoteGuardado> {
    // What is kept is of everybody: a lawyer's own debts and items are told apart as they are read (D21).
    const guardados =
      abogado === '' && propio === ''
        ? await municipio.inmueblesGuardados(filtro, query, LOTE)
        : null
    if (guardados !== null) {
      yield* guardados
      return
    }
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.inmueblesDeLibro(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const rows of pages) {
      const claves = rows.map((fila) => ({
        imponible: String(fila.NRO_INMUEBLE),
        recurso: fila.RECURSO,
      }))
      const deudaDe = await askDeudas(municipio, 'I', claves, propio, request)
      yield rows.map((fila, i) => ({
        numero: fila.NRO_INMUEBLE,
        recurso: fila.RECURSO,
        contribuyente: fila.APYNOM,
        domicilio: fila.DOMICILIO,
        barrio: fila.BARRIO,
        nomenclatura: fila.NOMENCLATURA,
        partida: fila.PARTIDA,
        abogado: velar(sesion, 'inmueble', fila).LEGAL,
        deuda: deudaDe(claves[i] ?? { imponible: '', recurso: '' }),
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'inmuebles',
    formato: query.formato,
    archivo: interpolar(textos.archivos.inmuebles, { timestamp: marcaDeTiempo(ahora()) }),
    lotes: lotes(),
  })
}

const exportRecImpContrib: Handler<'exportRecImpContrib'> = (
  services,
  { sesion, body, query, request },
) => {
  const { municipio } = services
  const { filtro, abogado } = readBusqueda('contribuyentes', sesion, body.data)
  const lotes = async function* (): AsyncGenerator<FilaDeContribuyente[]> {
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.recImpContrib(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const rows of pages) {
      yield rows.map(({ APYNOM, NRO_DOC, DOMICILIO }) => ({
        nombre: APYNOM,
        dni: NRO_DOC,
        domicilio: DOMICILIO,
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'contribuyentes',
    formato: query.formato,
    archivo: textos.archivos.contribuyentes,
    lotes: lotes(),
  })
}

const exportComercioxVarios: Handler<'exportComercioxVarios'> = (
  services,
  { sesion, body, query, request },
) => {
  const { municipio, ahora } = services
  const { filtro, abogado } = readBusqueda('comercios', sesion, body.data)
  const propio = eligeAbogado(sesion) ? '' : sesion.abogado
  const lotes = async function* (): AsyncGenerator<FilaDeComercio[]> {
    const pages = batchesOf(abogado, (codigo, pagina) =>
      municipio.comercioxVarios(filtro, codigo, { ...query, ...pagina }),
    )
    for await (const page of pages) {
      const rows = await municipio.withRecursos(page, () => request.raw.socket.destroyed)
      const clavesDe = (fila: (typeof rows)[number]): ClaveImponible[] =>
        (fila.RECURSOS ?? []).map((recurso) => ({ imponible: String(fila.NRO_COMERCIO), recurso }))
      const deudaDe = await askDeudas(municipio, 'C', rows.flatMap(clavesDe), propio, request)
      yield rows.map((fila) => ({
        numero: fila.NRO_COMERCIO,
        sucursal: fila.SUCURSAL,
        contribuyente: fila.NOMBRE,
        fantasia: fila.NOM_FANTASIA,
        domicilio: fila.DOMICILIO,
        cuit: fila.CUIT,
        apertura: parseFecha(fila.FECHA_APERTURA ?? '') ?? null,
        abogado: velar(sesion, 'comercio', fila).LEGAL,
        deuda: clavesDe(fila)
          .map(deudaDe)
          .reduce<Centavos | 'ERROR'>(
            (suma, parte) =>
              suma === 'ERROR' || parte === 'ERROR' ? 'ERROR' : addCentavos(suma, parte),
            // What it is taxed with could not be asked for: neither could its debt.
            fila.RECURSOS === null ? 'ERROR' : CERO,
          ),
      }))
    }
  }
  return exportTabla(services, request, {
    tabla: 'comercios',
    formato: query.formato,
    archivo: interpolar(textos.archivos.comercios, { timestamp: marcaDeTiempo(ahora()) }),
    lotes: lotes(),
  })
}

export const exportarPadronHandlers = {
  exportRecImpInm,
  exportRecImpContrib,
  exportComercioxVarios,
}
