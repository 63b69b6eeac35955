import { fechaEnZona } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { findHechos } from '../../padron/hechos-repo.ts'
import { findLiquidados } from '../../padron/liquidado-al.ts'
import type { Db } from '../../platform/db/queryable.ts'
import { numeroDe } from '../../platform/numero-de-imponible.ts'
import type { ProveedorDePadron } from '../padron-proveedor.ts'
import { findComerciosDeInmueble, pageComercios } from './comercios-repo.ts'
import { findResponsables, pageContribuyentes } from './contribuyentes-repo.ts'
import { sumDeudas } from './deudas-de-varios.ts'
import {
  findBase,
  findLegalesDeVarios,
  findRecursos,
  pageImponiblesDeAbogado,
} from './imponibles-repo.ts'
import { pageInmuebles, pageInmueblesDeLibro } from './inmuebles-repo.ts'
import { findLibroInmuebles } from './libro-inmuebles.ts'

export const createPadronEmbebido = ({
  db,
  ahora,
}: {
  readonly db: Db
  readonly ahora: () => Date
}): ProveedorDePadron => ({
  recImpInm: (filtro, abogado, pagina) => pageInmuebles(db, filtro, abogado, pagina),
  inmueblesDeLibro: (filtro, abogado, pagina) => pageInmueblesDeLibro(db, filtro, abogado, pagina),
  inmueblesPorBloque: (filtro, orden, minimo) => findLibroInmuebles(db, filtro, orden, minimo),
  recImpContrib: (filtro, abogado, pagina) => pageContribuyentes(db, filtro, abogado, pagina),
  comercioxVarios: (filtro, abogado, pagina) => pageComercios(db, filtro, abogado, pagina),
  recImpxAbog: (abogado, pagina) => pageImponiblesDeAbogado(db, abogado, pagina),
  imponiblesEnElMunicipio: async () => null,
  recursosxImp: async (tipo, imponible, abogado) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : findRecursos(db, tipo, numero, abogado)
  },
  basexImp: async (tipo, imponible) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? null : findBase(db, tipo, numero)
  },
  contribxImp: async (tipo, imponible) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : findResponsables(db, tipo, numero)
  },
  comercioxInmueble: async (inmueble, abogado) => {
    const numero = numeroDe(inmueble)
    return numero === undefined ? [] : findComerciosDeInmueble(db, numero, abogado)
  },
  withRecursos: async (comercios) => comercios,
  deudaDeVarios: (tipo, claves, abogado) => sumDeudas(db, tipo, claves, abogado),
  hechosDeVarios: async (tipo, claves) => {
    const liquidadoDe = await findLiquidados(db, tipo, claves, fechaEnZona(ahora()))
    const hechos = await findHechos(db, tipo === 'I' ? 'inmueble' : 'comercio', claves)
    return hechos.map((imponible, i) => {
      const clave = claves[i]
      return imponible && clave ? { imponible, liquidadoAl: liquidadoDe(clave) } : null
    })
  },
  legalesDeVarios: (tipo, claves, abogado) => findLegalesDeVarios(db, tipo, claves, abogado),
  existeComercio: async (comercio) => {
    const numero = numeroDe(comercio)
    if (numero === undefined) return false
    const { rows } = await db.execute(sql`select from comercio c where c.nro_comercio = ${numero}`)
    return rows.length > 0
  },
})
