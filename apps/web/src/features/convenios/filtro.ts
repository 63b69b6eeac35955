import { convenios, ORDENES_DE_CONVENIOS } from '@apremia/api-client'
import { buscaPorDocumento, eligeAbogado, type Principal, parseFecha, textos } from '@apremia/core'
import { bodySchema, type Input } from '../../api/endpoint.ts'
import { withoutDots } from '../../api/validate.ts'
import { type FilterReading, readBySchema } from '../../ui/filter/read-filter.ts'
import { compactFiltro, type Filtro, type ListaSpec } from '../../ui/table/lista.ts'

export const LISTA_DE_CONVENIOS = {
  pantalla: 'convenios',
  campos: [
    'convenio',
    'firmante',
    'dni',
    'imponible',
    'recurso',
    'nroContribuyente',
    'abogado',
    'desde',
    'hasta',
    'confirmado',
    'enRiesgo',
  ],
  ordenes: ORDENES_DE_CONVENIOS,
  propio: { columna: 'fecha', sentido: 'desc' },
} as const satisfies ListaSpec<string>

export type CampoDeFiltro = (typeof LISTA_DE_CONVENIOS.campos)[number]

type Body = NonNullable<Input<'searchConvenios'>['body']>

const SCHEMA = bodySchema(convenios.searchConvenios)

/**
 * Converts the filter of the list of payment agreements to a request body, or returns every reason why the filter is
 * not valid. The lawyer and the document number are sent only when the person may search by them (D10, D11).
 */
export const readFiltroDeConvenios = (
  tecleado: Filtro<CampoDeFiltro>,
  principal: Principal,
): FilterReading<Body> => {
  const { abogado, dni, ...rest } = compactFiltro(
    LISTA_DE_CONVENIOS.campos,
    (campo) => tecleado[campo],
  )
  const leido = readBySchema(SCHEMA, {
    ...rest,
    ...(eligeAbogado(principal) && abogado !== undefined ? { abogado } : {}),
    ...(buscaPorDocumento(principal) && dni !== undefined ? { dni } : {}),
    ...(rest.imponible === undefined ? {} : { imponible: withoutDots(rest.imponible) }),
    ...(rest.nroContribuyente === undefined
      ? {}
      : { nroContribuyente: withoutDots(rest.nroContribuyente) }),
    ...(rest.convenio === undefined ? {} : { convenio: rest.convenio.toUpperCase() }),
  })
  const [desde, hasta] = [parseFecha(rest.desde ?? ''), parseFecha(rest.hasta ?? '')]
  if (!desde || !hasta || hasta >= desde) return leido
  const invertido = { campo: 'hasta', mensaje: textos.convenios.listado.rangoInvertido }
  return { ok: false, faltas: [invertido, ...(leido.ok ? [] : leido.faltas)] }
}
