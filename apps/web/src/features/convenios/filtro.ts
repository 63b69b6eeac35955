import { convenios, ORDENES_DE_CONVENIOS } from '@apremia/api-client'
import { buscaPorDocumento, eligeAbogado, type Principal, parseFecha, textos } from '@apremia/core'
import { bodySchema, type Input } from '../../api/endpoint.ts'
import { validate, withoutDots } from '../../api/validate.ts'
import type { FilterReading } from '../../ui/filter/read-filter.ts'
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
 * Returns the body of the search, or every reason why the search cannot be sent: invalid values, or days in the wrong
 * order. The body has the lawyer only when the person may choose a lawyer (D11). The body has the document number only
 * when the person may see document numbers (D10).
 */
export const readFiltroDeConvenios = (
  tecleado: Filtro<CampoDeFiltro>,
  principal: Principal,
): FilterReading<Body> => {
  const { abogado, dni, ...rest } = compactFiltro(
    LISTA_DE_CONVENIOS.campos,
    (campo) => tecleado[campo],
  )
  const validado = validate(SCHEMA, {
    ...rest,
    ...(eligeAbogado(principal) && abogado !== undefined ? { abogado } : {}),
    ...(buscaPorDocumento(principal) && dni !== undefined ? { dni } : {}),
    ...(rest.imponible === undefined ? {} : { imponible: withoutDots(rest.imponible) }),
    ...(rest.nroContribuyente === undefined
      ? {}
      : { nroContribuyente: withoutDots(rest.nroContribuyente) }),
    ...(rest.convenio === undefined ? {} : { convenio: rest.convenio.toUpperCase() }),
  })
  const faltas = validado.ok
    ? []
    : validado.faltas.map(({ path, mensaje }) => ({ campo: path, mensaje }))
  const [desde, hasta] = [parseFecha(rest.desde ?? ''), parseFecha(rest.hasta ?? '')]
  if (desde && hasta && hasta < desde)
    faltas.unshift({ campo: 'hasta', mensaje: textos.convenios.listado.rangoInvertido })
  return validado.ok && faltas.length === 0
    ? { ok: true, body: validado.valor }
    : { ok: false, faltas }
}
