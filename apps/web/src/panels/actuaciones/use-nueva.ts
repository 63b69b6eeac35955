import { MAXIMO_DE_ACTUACIONES } from '@apremia/api-client'
import {
  type CatalogoDeRecursos,
  GRUPO_JUDICIAL,
  interpolar,
  type Motivo,
  type TipoDeEtapa,
  textos,
} from '@apremia/core'
import { useRef } from 'react'
import { opcionesDeRecursos, useRecursos } from '../../api/recursos.ts'
import { checkOtraRadicacion, decideForma } from './decide-forma.ts'
import { type ImponibleElegido, type Par, paresDe } from './elegido.ts'
import { useActuacionForm } from './use-actuacion-form.ts'
import { usePropuesta } from './use-propuesta.ts'
import { type Radicacion, useRadicaciones } from './use-radicaciones.ts'
import { readRecursos, type ValoresDeActuacion, valoresNuevos } from './valores.ts'

const { form: t, demasiadas } = textos.actuaciones

export interface PedidoDeNueva {
  readonly clase: 'inmueble' | 'comercio'
  readonly gpId: number
  readonly tpId: number
  readonly tipos: readonly TipoDeEtapa[]
  readonly elegidos: readonly ImponibleElegido[]
}

/**
 * Returns the taxes of the chosen businesses. When the taxes of a business are unknown, returns every tax of
 * businesses.
 */
const ofrecidosDe = (
  catalogo: CatalogoDeRecursos,
  elegidos: readonly ImponibleElegido[],
): readonly string[] => {
  const deComercio = opcionesDeRecursos(catalogo, { clase: 'comercio' }).map(({ value }) => value)
  return elegidos.some(({ recursos }) => recursos === null)
    ? deComercio
    : deComercio.filter((codigo) => elegidos.some(({ recursos }) => recursos?.includes(codigo)))
}

/**
 * Returns the taxes of the businesses chosen on a desk (work list of cases), where each row has one tax. Returns an
 * empty list when some business was chosen without a tax.
 */
const recursosSabidos = (elegidos: readonly ImponibleElegido[]): readonly string[] =>
  elegidos.some(({ recurso }) => recurso === '')
    ? []
    : [...new Set(elegidos.map(({ recurso }) => recurso))]

/**
 * Returns a short hash of the properties or businesses. The key of the draft has this hash, so that the draft is
 * recovered only for the same properties or businesses.
 */
const huellaDe = (elegidos: readonly ImponibleElegido[]): string => {
  const texto = elegidos
    .map(({ clave }) => clave)
    .sort()
    .join()
  let huella = 0
  for (const letra of texto) huella = (Math.imul(huella, 31) + letra.charCodeAt(0)) | 0
  return (huella >>> 0).toString(36)
}

const enRecursos = (mensaje: string): Motivo => ({
  codigo: 'actuacion.recursos',
  campo: 'recursos',
  mensaje,
})

const checkRecursos = (
  elegidos: readonly ImponibleElegido[],
  recursos: readonly string[],
): Motivo[] => {
  if (recursos.length === 0) return []
  const sinNinguno = elegidos.filter(
    ({ recurso, recursos: suyos }) =>
      recurso === '' && suyos !== null && !suyos.some((uno) => recursos.includes(uno)),
  )
  return sinNinguno.map(({ nombre }) =>
    enRecursos(interpolar(t.sinEsosRecursos, { comercio: nombre })),
  )
}

export const useNueva = ({ clase, gpId, tpId, tipos, elegidos }: PedidoDeNueva) => {
  const catalogo = useRecursos()
  const conocidas = useRef<readonly Radicacion[]>([])
  const sabidos = clase === 'comercio' ? recursosSabidos(elegidos) : []
  const paresEn = (valores: ValoresDeActuacion): readonly Par[] =>
    paresDe(elegidos, readRecursos(valores.recursos))
  const formaDe = (valores: ValoresDeActuacion) => {
    const pedido = { tpId: Number(valores.tp_id) || null, gpId }
    return decideForma(pedido, paresEn(valores), conocidas.current, tipos)
  }
  const otraDe = (valores: ValoresDeActuacion, confirmada: boolean) => {
    const { tpId: tipo, pares } = formaDe(valores)
    return checkOtraRadicacion(tipo, valores.nroexpte, pares, conocidas.current, confirmada)
  }
  const { ficha, read } = useActuacionForm({
    operacion: 'crear',
    clase,
    tipos,
    tipoActual: null,
    gpId,
    tipoDe: (valores) => formaDe(valores).tpId,
    record: undefined,
    startOf: () => ({ ...valoresNuevos(tpId), recursos: sabidos.join(',') }),
    nueva: `nueva-${tpId}-${huellaDe(elegidos)}`,
    alsoCheck: (valores) => {
      const { pares } = formaDe(valores)
      const muchos = interpolar(demasiadas, { n: MAXIMO_DE_ACTUACIONES })
      return [
        ...checkRecursos(elegidos, readRecursos(valores.recursos)),
        ...(pares.length > MAXIMO_DE_ACTUACIONES ? [enRecursos(muchos)] : []),
        ...otraDe(valores, true),
      ]
    },
  })
  const { valores } = ficha
  const deRadicacion = useRadicaciones(gpId === GRUPO_JUDICIAL ? paresEn(valores) : [])
  conocidas.current = deRadicacion.radicaciones ?? conocidas.current
  const forma = formaDe(valores)
  const sabe = deRadicacion.radicaciones !== undefined
  const { propuesta, proponiendo } = usePropuesta(ficha, forma, sabe)
  return {
    ficha,
    read,
    forma,
    propuesta,
    /** Taxes offered in the form of a business. Empty when each chosen business already has a tax. */
    ofrecidos: clase === 'comercio' && sabidos.length === 0 ? ofrecidosDe(catalogo, elegidos) : [],
    /** Question shown before a second court filing is saved for a property or business that already has one (D137). */
    otra: otraDe(valores, false)[0]?.mensaje,
    comprobando: proponiendo || (!sabe && deRadicacion.failure === undefined),
    failure: deRadicacion.failure,
    retry: deRadicacion.retry,
  }
}
