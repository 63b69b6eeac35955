import { nombreDeRecurso } from '@apremia/core'
import type { CasoSaldado } from '../../casos/find-saldadas.ts'
import { numeroDe } from '../../platform/numero-de-imponible.ts'
import { tipoDeRecurso } from '../../recursos/recursos-repo.ts'
import type { ComercioDePadron, ProveedorDePadron } from '../padron-proveedor.ts'
import {
  CLAVES_DE_COMERCIO,
  CLAVES_DE_CONTRIBUYENTE,
  CLAVES_DE_INMUEBLE,
} from './claves-de-orden.ts'
import type { Pedir } from './cliente-municipal.ts'
import { groupVinculos } from './group-vinculos.ts'
import type { LeerRecursos } from './leer.ts'
import {
  leerBase,
  leerComercios,
  leerExiste,
  leerImponiblesDeAbogado,
  leerInmuebles,
  leerRecursos,
  leerResponsables,
  leerVinculos,
} from './leer-padron.ts'
import { sortBy, takePage } from './paginar.ts'

const keyOf = (tipo: string, imponible: number): string => `${tipo}_${imponible}`

/** Taxes that a lawyer may see, by property or business. Null for a person who may see the taxes of every lawyer. */
type Permitidos = ReadonlyMap<string, readonly string[]> | null

const allows = (permitidos: Permitidos, tipo: string, imponible: number, recurso: string) =>
  permitidos === null || (permitidos.get(keyOf(tipo, imponible))?.includes(recurso) ?? false)

export type EnEtapa = (
  tipo: 'I' | 'C',
  etapa: { readonly etapa: number; readonly grupo: number | null },
) => Promise<readonly { readonly imponible: number; readonly recurso: string }[]>

/**
 * Finds the paid cases of some properties or businesses in the product's database, because the municipality's service
 * does not have paid cases (D169). '' as the lawyer means every lawyer.
 */
export type AskSaldadas = (
  tipo: 'I' | 'C',
  imponibles: readonly number[],
  abogado: string,
) => Promise<readonly CasoSaldado[]>

export const createPadronRemoto = (
  pedir: Pedir,
  enEtapa: EnEtapa,
  leerCatalogo: LeerRecursos,
  askSaldadas: AskSaldadas,
): Omit<
  ProveedorDePadron,
  'withRecursos' | 'deudaDeVarios' | 'hechosDeVarios' | 'legalesDeVarios'
> => {
  /**
   * Requests the properties and businesses of a lawyer. `abogado` is the lawyer's code, or '' for every lawyer. The
   * municipality's service may ignore the lawyer, so the function filters the rows again (T5).
   */
  const deAbogado = async (abogado: string) => {
    const params = abogado === '' ? {} : { abogado }
    const pedido = { method: 'GET', path: '/recImpxAbog', params } as const
    const filas = await pedir(pedido, leerImponiblesDeAbogado)
    return filas.filter(({ LEGAL }) => abogado === '' || LEGAL.split(', ').includes(abogado))
  }

  const propios = async (abogado: string): Promise<Permitidos> => {
    if (abogado === '') return null
    const recursos = new Map<string, string[]>()
    for (const { TIPO, IMPONIBLE, RECURSO } of await deAbogado(abogado)) {
      const clave = keyOf(TIPO, IMPONIBLE)
      recursos.set(clave, [...(recursos.get(clave) ?? []), RECURSO])
    }
    return recursos
  }

  const search = (filtro: object, abogado: string) => ({
    data: { bsq: 1, ...filtro, ...(abogado === '' ? {} : { abogado }) },
  })

  const recursosxImp: ProveedorDePadron['recursosxImp'] = async (tipo, imponible, abogado) => {
    const [recursos, permitidos] = await Promise.all([
      pedir({ method: 'GET', path: '/recursosxImp', params: { tipo, imponible } }, leerRecursos),
      propios(abogado),
    ])
    const visibles = recursos.filter(({ RECURSO }) =>
      allows(permitidos, tipo, Number(imponible), RECURSO),
    )
    const ordenados = sortBy(visibles, ({ RECURSO }) => [RECURSO])
    if (ordenados.every(({ DETALLE }) => DETALLE !== '')) return ordenados
    const catalogo = await leerCatalogo()
    return ordenados.map((fila) => ({
      ...fila,
      DETALLE: fila.DETALLE || nombreDeRecurso(catalogo, fila.RECURSO),
    }))
  }

  const comerciosDe = (filas: ComercioDePadron[], permitidos: Permitidos): ComercioDePadron[] =>
    filas.flatMap((fila) => {
      // The municipality's service may omit `RECURSOS`. A lawyer then gets the taxes of the business that are known to
      // be assigned to the lawyer.
      const propios = permitidos?.get(keyOf('C', fila.NRO_COMERCIO))
      if (permitidos !== null && propios === undefined) return []
      const RECURSOS =
        propios === undefined
          ? fila.RECURSOS
          : propios.filter((recurso) => fila.RECURSOS?.includes(recurso) ?? true)
      return [{ ...fila, RECURSOS: RECURSOS && sortBy(RECURSOS, (recurso) => [recurso]) }]
    })

  const askEtapa = async (
    tipo: 'I' | 'C',
    { etapa = '', etapaGrupo = '' }: { readonly etapa?: string; readonly etapaGrupo?: string },
  ): Promise<(imponible: number, recurso: string) => boolean> => {
    if (etapa === '') return () => true
    const grupo = numeroDe(etapaGrupo)
    const numero = numeroDe(etapa)
    if (numero === undefined || (etapaGrupo !== '' && grupo === undefined)) return () => false
    const casos = await enEtapa(tipo, { etapa: numero, grupo: grupo ?? null })
    const claves = new Set(casos.map(({ imponible, recurso }) => `${imponible} ${recurso}`))
    return (imponible, recurso) => claves.has(`${imponible} ${recurso}`)
  }

  const recImpInm: ProveedorDePadron['recImpInm'] = async (todo, abogado, pagina) => {
    const { etapa, etapaGrupo, padron, ...filtro } = todo
    if (padron === 'INACTIVO') return { rows: [], total: 0 }
    const estaEn = await askEtapa('I', todo)
    const filas = await pedir(
      { method: 'POST', path: '/recImpInm', params: search(filtro, abogado) },
      leerInmuebles,
    )
    const visibles = filas.filter(
      ({ LEGAL, NRO_INMUEBLE, RECURSO }) =>
        (abogado === '' || LEGAL.split(', ').includes(abogado)) && estaEn(NRO_INMUEBLE, RECURSO),
    )
    const clavesDe = CLAVES_DE_INMUEBLE[pagina.orden]
    const { rows, total } = takePage(
      sortBy(
        visibles,
        (fila) => [...clavesDe(fila), fila.NRO_INMUEBLE, fila.RECURSO],
        pagina.sentido,
      ),
      pagina,
    )
    const saldadas = await askSaldadas(
      'I',
      rows.map(({ NRO_INMUEBLE }) => NRO_INMUEBLE),
      abogado,
    )
    const dias = new Map(saldadas.map((una) => [`${una.imponible} ${una.recurso}`, una.saldada]))
    return {
      rows: rows.map((fila) => ({
        ...fila,
        SALDADA: dias.get(`${fila.NRO_INMUEBLE} ${fila.RECURSO}`) ?? null,
      })),
      total,
    }
  }

  const withSaldadas = async (
    filas: readonly ComercioDePadron[],
    abogado: string,
  ): Promise<ComercioDePadron[]> => {
    const numeros = filas.map(({ NRO_COMERCIO }) => NRO_COMERCIO)
    const saldadas = await askSaldadas('C', numeros, abogado)
    return filas.map((fila) => ({
      ...fila,
      SALDADAS: saldadas.flatMap(({ imponible, recurso, saldada }) =>
        imponible === fila.NRO_COMERCIO ? [{ RECURSO: recurso, DESDE: saldada }] : [],
      ),
    }))
  }

  return {
    recursosxImp,
    recImpInm,
    // An exported workbook needs fewer fields of a property. The municipality's service always sends them all, so the
    // ordinary search serves.
    inmueblesDeLibro: recImpInm,
    inmueblesPorBloque: async () => null,
    recImpContrib: async (filtro, abogado, pagina) => {
      const [leidas, permitidos, catalogo] = await Promise.all([
        pedir(
          { method: 'POST', path: '/recImpContrib', params: search(filtro, abogado) },
          leerVinculos,
        ),
        propios(abogado),
        leerCatalogo(),
      ])
      const filas = leidas.map((fila) => ({
        ...fila,
        TIPO: fila.TIPO || tipoDeRecurso(catalogo, fila.RECURSO),
      }))
      const visibles = filas.filter(
        ({ TIPO, IMPONIBLE, RECURSO }) =>
          permitidos === null ||
          (IMPONIBLE !== null && allows(permitidos, TIPO, IMPONIBLE, RECURSO)),
      )
      const clavesDe = CLAVES_DE_CONTRIBUYENTE[pagina.orden]
      return takePage(
        sortBy(
          groupVinculos(visibles),
          (fila) => [...clavesDe(fila), fila.NRO_CONTRIB],
          pagina.sentido,
        ),
        pagina,
      )
    },
    comercioxVarios: async (todo, abogado, pagina) => {
      const { etapa, etapaGrupo, ...filtro } = todo
      const estaEn = await askEtapa('C', todo)
      const [filas, permitidos, catalogo] = await Promise.all([
        pedir(
          { method: 'POST', path: '/consultas/comercioxVarios', params: search(filtro, abogado) },
          leerComercios,
        ),
        propios(abogado),
        leerCatalogo(),
      ])
      const deComercio = [...catalogo.values()].flatMap(({ clase, codigo }) =>
        clase === 'comercio' ? [codigo] : [],
      )
      const clavesDe = CLAVES_DE_COMERCIO[pagina.orden]
      const { rows, total } = takePage(
        sortBy(
          comerciosDe(filas, permitidos).filter(({ NRO_COMERCIO, RECURSOS }) =>
            (RECURSOS ?? deComercio).some((recurso) => estaEn(NRO_COMERCIO, recurso)),
          ),
          (fila) => [...clavesDe(fila), fila.NRO_COMERCIO],
          pagina.sentido,
        ),
        pagina,
      )
      return { rows: await withSaldadas(rows, abogado), total }
    },
    recImpxAbog: async (abogado, pagina) => {
      return takePage(
        sortBy(
          await deAbogado(abogado),
          ({ RECURSO, IMPONIBLE, TIPO, LEGAL }) =>
            pagina.orden === 'RECURSO'
              ? [RECURSO, IMPONIBLE, TIPO, LEGAL]
              : [IMPONIBLE, RECURSO, TIPO, LEGAL],
          pagina.sentido,
        ),
        pagina,
      )
    },
    imponiblesEnElMunicipio: async (abogado) => {
      const filas = await deAbogado(abogado)
      const distintos = new Map(
        filas.map(({ TIPO, IMPONIBLE }) => [keyOf(TIPO, IMPONIBLE), { TIPO, IMPONIBLE }]),
      )
      return sortBy([...distintos.values()], ({ TIPO, IMPONIBLE }) => [
        TIPO === 'I' ? 0 : 1,
        IMPONIBLE,
      ])
    },
    basexImp: async (tipo, imponible) => {
      const [datos, recursos] = await Promise.all([
        pedir(
          { method: 'POST', path: '/consultas/basexImp', params: { imponible, tipo } },
          leerBase,
        ),
        recursosxImp(tipo, imponible, ''),
      ])
      return datos === null
        ? null
        : { TIPO: tipo, IMPONIBLE: Number(imponible), ...datos, RECURSOS: recursos, ACTIVO: true }
    },
    contribxImp: (tipo, imponible) =>
      pedir(
        { method: 'POST', path: '/contribxImp', params: { tipo, imponible } },
        leerResponsables,
      ),
    comercioxInmueble: async (inmueble, abogado) => {
      const [filas, permitidos] = await Promise.all([
        pedir(
          { method: 'GET', path: '/comercioxInmueble', params: { inm: inmueble } },
          leerComercios,
        ),
        propios(abogado),
      ])
      const suyos = filas.filter(
        ({ NRO_INMUEBLE }) => NRO_INMUEBLE === null || NRO_INMUEBLE === Number(inmueble),
      )
      const ordenados = sortBy(comerciosDe(suyos, permitidos), ({ NRO_COMERCIO }) => [NRO_COMERCIO])
      return withSaldadas(ordenados, abogado)
    },
    existeComercio: (comercio) =>
      pedir({ method: 'GET', path: '/existeComercio', params: { com: comercio } }, leerExiste),
  }
}
