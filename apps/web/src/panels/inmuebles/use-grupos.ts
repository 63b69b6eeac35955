import { ejemplosDePartida, interpolar, type Principal, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { failureOf } from '../../api/failure.ts'
import { useFormatoDePartida } from '../../api/formato-de-partida.ts'
import { opcionesDeRecursos, useRecursos } from '../../api/recursos.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import type { CampoDeBusqueda } from '../../ui/search/use-busqueda.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { Option } from '../../ui/select-field.tsx'
import { useDtSituacionQuery, useRecursosxImpQuery } from './inmuebles-api.ts'
import { useCamposDeEtapa } from './use-campos-de-etapa.ts'

const { comoLaPartida, enElPadron, filtros, glosas, grupos, recursosDelInmueble } = textos.inmuebles

type Campo = CampoDeBusqueda<'inmuebles'>

const ESTADOS: readonly Option<string>[] = Object.entries(textos.deudas.estados).map(
  ([value, label]) => ({ value, label }),
)

/**
 * Filter by whether the provincial register of properties (padrón) has the property. When the municipality has its own
 * service, the product has no provincial register.
 */
const EN_EL_PADRON: FilterField<Campo> = {
  campo: 'padron',
  label: filtros.padron,
  options: Object.entries(enElPadron).map(([value, label]) => ({ value, label })),
}

const typed = (campos: readonly (keyof typeof filtros)[], numeric = false): FilterField<Campo>[] =>
  campos.map((campo) => ({ campo, label: filtros[campo], numeric }))

/**
 * Returns the tax options of a search of properties. The taxes of the property whose number the person typed come
 * first, because a search by number requires a tax (D108).
 */
const useRecursosDe = (inicial: string) => {
  const todos = opcionesDeRecursos(useRecursos(), { clase: 'inmueble' })
  const [numero, setNumero] = useState(inicial)
  const imponible = numero.replace(/[.\s]/g, '')
  const { currentData } = useRecursosxImpQuery(
    /^\d{1,10}$/.test(imponible) ? { query: { tipo: 'I', imponible } } : skipToken,
  )
  const suyos = (currentData ?? []).map(({ RECURSO, DETALLE }) => ({
    value: RECURSO,
    label: `${RECURSO} · ${DETALLE}`,
  }))
  const codigos = suyos.map(({ value }) => value)
  return {
    setNumero,
    options: [...suyos, ...todos.filter(({ value }) => !codigos.includes(value))],
    sugeridas:
      suyos.length > 0
        ? { rotulo: interpolar(recursosDelInmueble, { numero: imponible }), options: suyos }
        : undefined,
  }
}

export const useGrupos = (principal: Principal, numero: string): readonly FilterGroup<Campo>[] => {
  const abogado = useCampoAbogado(principal)
  const { data, error } = useDtSituacionQuery({ query: { destino: 'CC' } })
  const recursos = useRecursosDe(numero)
  const etapa = useCamposDeEtapa()
  const partida = useFormatoDePartida()
  const { data: config } = useGetConfigQuery({})
  const situaciones = (data ?? []).map(({ CODIGO, DETALLE_SITUACION }) => ({
    value: CODIGO,
    label: DETALLE_SITUACION,
  }))
  return [
    {
      title: grupos.inmueble,
      fields: [
        { campo: 'nombre', label: filtros.nombre },
        {
          campo: 'inmueble',
          label: filtros.inmueble,
          numeric: true,
          onDone: recursos.setNumero,
        },
        {
          campo: 'recurso',
          label: filtros.recurso,
          options: recursos.options,
          sugeridas: recursos.sugeridas,
        },
        ...abogado,
        { campo: 'estado', label: filtros.estado, options: ESTADOS },
        {
          campo: 'situacion',
          label: filtros.situacion,
          options: situaciones,
          failure: failureOf(error)?.message,
        },
        ...etapa,
      ],
    },
    {
      title: grupos.ubicacion,
      fields: [
        ...typed(['barrio', 'calle', 'altura']),
        {
          campo: 'partida',
          label: filtros.partida,
          hint: interpolar(comoLaPartida, ejemplosDePartida(partida)),
        },
        ...(config?.servicioMunicipal === 'remoto' ? [] : [EN_EL_PADRON]),
      ],
    },
    {
      title: grupos.nomenclatura,
      glosa: glosas.nomenclatura,
      compact: true,
      folded: true,
      fields: typed([
        ...(['circ', 'secc', 'chNro', 'chLta', 'qtNro', 'qtLta', 'frNro', 'frLta'] as const),
        ...(['mzNro', 'mzLta', 'pcNro', 'pcLta', 'subPc'] as const),
      ]),
    },
  ]
}
