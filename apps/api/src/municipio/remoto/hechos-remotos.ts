import { lineasDeDeuda } from '@apremia/api-client'
import {
  type CatalogoDeRecursos,
  formatDni,
  type PeriodoConDeuda,
  parseCuit,
  splitTotal,
} from '@apremia/core'
import pLimit from 'p-limit'
import type { ClaveImponible } from '../../padron/clave-imponible.ts'
import type { TipoImponible } from '../../platform/db/columnas.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { tipoDeRecurso } from '../../recursos/recursos-repo.ts'
import type { DeudaDelMunicipio, ProveedorDeDeuda } from '../deuda-proveedor.ts'
import { EN_PLAN } from '../deuda-respuesta.ts'
import type { Hechos, ProveedorDePadron, Responsable } from '../padron-proveedor.ts'
import { respondeDe } from '../responde-de.ts'
import { PREGUNTAS_DE_UN_TRABAJO } from './cliente-municipal.ts'
import type { LeerRecursos } from './leer.ts'

const toDeudores = (responsables: readonly Responsable[]) =>
  responsables.map(({ APYNOM, CUIT, NRO_DOC, VINCULO_DESC }) => {
    const cuit = parseCuit(CUIT)
    const dni = NRO_DOC === '' ? '' : `DNI ${formatDni(NRO_DOC)}`
    const documento = cuit ? `CUIT ${cuit.texto}` : dni
    return { nombre: APYNOM, documento, caracter: VINCULO_DESC.toLowerCase() }
  })

/**
 * Converts a debt to the tax periods that an executive title prints. A title claims exact amounts, so a period without
 * an amount throws an error (D110). A period with unknown interest is marked, and packages/core refuses its title (ADR
 * 0108).
 */
const toPeriodos = (
  { imponible, recurso }: ClaveImponible,
  { lineas }: DeudaDelMunicipio,
): PeriodoConDeuda[] =>
  lineasDeDeuda({
    deuda: lineas.filter(({ ESTADO }) => ESTADO !== EN_PLAN),
    legal: [],
    enPlan: lineas.filter(({ ESTADO }) => ESTADO === EN_PLAN),
  }).map(({ anio, cuota, vencimiento, capital, interes, total, legal, enPlan }) => {
    if (total === null) {
      throw new AppError(
        502,
        'servicio-municipal-incompleto',
        `El servicio municipal no informa el importe de ${recurso} ${imponible} ${anio}/${cuota}. Intente nuevamente o avise al municipio.`,
      )
    }
    const importes = { ...splitTotal({ capital, interes, total }), total }
    return { anio, cuota, vencimiento, ...importes, legal, enPlan }
  })

/**
 * Creates the function that loads the data which executive titles print. The municipality's service has no call for
 * many properties or businesses, so each one has its own request.
 */
export const createHechosRemotos = (
  padron: Pick<ProveedorDePadron, 'basexImp' | 'contribxImp'>,
  deudaCC: ProveedorDeDeuda['deudaCC'],
  leerCatalogo: LeerRecursos,
): ProveedorDePadron['hechosDeVarios'] => {
  const hechosDe = async (
    recursos: CatalogoDeRecursos,
    tipo: TipoImponible,
    clave: ClaveImponible,
  ): Promise<Hechos | null> => {
    // The municipality's service finds a debt by number and tax alone. A property and a business may have the same
    // number. Asked for a business with a tax of properties, the service would return the debt of a property (D175).
    if (tipoDeRecurso(recursos, clave.recurso) !== tipo) return null
    const base = await padron.basexImp(tipo, clave.imponible)
    if (base === null) return null
    const responsables = (await padron.contribxImp(tipo, clave.imponible)).filter(respondeDe)
    // `tipoDeRecurso` checks only the taxes in this product's catalogue. The debt of any other tax is requested only
    // when the municipality's service lists it for this property or business.
    const suyo =
      recursos.has(clave.recurso) || base.RECURSOS.some(({ RECURSO }) => RECURSO === clave.recurso)
    const deuda = suyo ? await deudaCC(clave) : null
    return {
      imponible: {
        deudores: toDeudores(responsables),
        caracter: responsables[0]?.VINCULO_DESC.toLowerCase() ?? '',
        domicilio: base.DOMICILIO_POSTAL,
        ubicacion: base.DOMICILIO,
        nomenclatura: base.NOMENCLATURA,
        partida: base.PARTIDA,
        recursos: base.RECURSOS.map(({ RECURSO }) => RECURSO),
        deuda: deuda === null ? [] : toPeriodos(clave, deuda),
      },
      liquidadoAl: deuda?.liquidadoAl ?? null,
    }
  }
  return async (tipo, claves) => {
    const recursos = await leerCatalogo()
    const turno = pLimit(PREGUNTAS_DE_UN_TRABAJO)
    return Promise.all(claves.map((clave) => turno(() => hechosDe(recursos, tipo, clave))))
  }
}
