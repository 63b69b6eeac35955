import type { Contract, ReplyOf } from '@apremia/api-client'
import { CLASES_DE_HALLAZGO, type ClaseDeHallazgo, MAXIMO_DE_HALLAZGOS } from '@apremia/api-client'
import { decideBuscador, puede, velar } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import { loadFormatoDePartida } from '../parametros/formato-de-partida.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import {
  findConvenios,
  findExpedientes,
  findTituloPorNumero,
  type LoBuscado,
} from './actos-repo.ts'
import { describeCasos, findClavesDeCasos } from './casos-repo.ts'
import {
  type ContribuyenteHallado,
  findComercios,
  findContribuyentes,
  findInmuebles,
} from './padron-repo.ts'

type Hallazgos = ReplyOf<Contract['searchBuscador']>
type Halladas = Omit<Pick<Hallazgos, ClaseDeHallazgo>, 'contribuyentes'> & {
  readonly contribuyentes: readonly ContribuyenteHallado[]
}

const DEL_PADRON = ['inmuebles', 'comercios', 'contribuyentes'] as const

const NADA: Halladas = {
  inmuebles: [],
  casos: [],
  comercios: [],
  contribuyentes: [],
  convenios: [],
  titulos: [],
  expedientes: [],
}

const findAll = async (
  services: Pick<Services, 'db' | 'config' | 'ahora'>,
  sesion: Sesion,
  mirada: LoBuscado,
): Promise<Halladas> => {
  const { db, config } = services
  const local = config.servicioMunicipal === undefined
  const [inmuebles, comercios, contribuyentes, convenios, titulos, radicados, claves, propia] =
    await Promise.all([
      local ? findInmuebles(db, mirada) : [],
      local ? findComercios(db, mirada) : [],
      local ? findContribuyentes(db, mirada) : [],
      findConvenios(db, mirada),
      puede(sesion, 'titulos.consultar') ? findTituloPorNumero(db, mirada) : [],
      findExpedientes(db, mirada),
      findClavesDeCasos(db, mirada),
      readMirada(services, sesion, ''),
    ])
  const casoDe = propia ? await describeCasos(db, [...claves, ...radicados], propia) : undefined
  const casos = claves.flatMap((clave) => casoDe?.(clave) ?? [])
  const expedientes = radicados.map((uno) => {
    const caso = casoDe?.(uno)
    return { ...uno, monto: caso?.monto ?? null, plazo: caso?.plazo ?? null }
  })
  return { inmuebles, casos, comercios, contribuyentes, convenios, titulos, expedientes }
}

export const searchBuscador: Handler<'searchBuscador'> = async (services, { sesion, body }) => {
  const decision = decideBuscador(
    sesion,
    body.texto,
    await loadFormatoDePartida(services.db, services.ahora),
  )
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  const { buscado, alcance } = decision.valor
  const sinBuscar = services.config.servicioMunicipal === undefined ? [] : [...DEL_PADRON]
  if (alcance.tipo === 'ninguno') return { ...NADA, contribuyentes: [], hayMas: [], sinBuscar }
  const halladas = await findAll(services, sesion, { buscado, abogado: alcance.abogado ?? '' })
  const hayMas = CLASES_DE_HALLAZGO.filter((clase) => halladas[clase].length > MAXIMO_DE_HALLAZGOS)
  return {
    inmuebles: halladas.inmuebles.slice(0, MAXIMO_DE_HALLAZGOS),
    casos: halladas.casos.slice(0, MAXIMO_DE_HALLAZGOS),
    comercios: halladas.comercios.slice(0, MAXIMO_DE_HALLAZGOS),
    contribuyentes: halladas.contribuyentes
      .slice(0, MAXIMO_DE_HALLAZGOS)
      .map(({ NRO_DOC, ...uno }) => ({
        ...uno,
        documento: velar(sesion, 'contribuyente', { NRO_DOC }).NRO_DOC,
      })),
    convenios: halladas.convenios.slice(0, MAXIMO_DE_HALLAZGOS),
    titulos: halladas.titulos.slice(0, MAXIMO_DE_HALLAZGOS),
    expedientes: halladas.expedientes.slice(0, MAXIMO_DE_HALLAZGOS),
    hayMas,
    sinBuscar,
  }
}
