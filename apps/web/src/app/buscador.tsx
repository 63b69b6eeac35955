import { puede, textos } from '@apremia/core'
import type { RefObject } from 'react'
import { BuscadorDialog } from '../features/buscador/buscador-dialog.tsx'
import { usePrincipal } from '../session/use-principal.ts'
import { CONSULTAS, consulta, type EntradaDeMenu, SIDEBAR, TILES } from './menu.ts'

/** Screens that the menu does not list but the search box offers. */
const DE_OTRAS: readonly EntradaDeMenu[] = [
  consulta('/titulos', 'titulos', 'titulos.consultar'),
  consulta('/condiciones', 'tareas', 'condiciones.ver'),
  consulta('/historial', 'reloj', 'historial.ver'),
]

const { nuevoConvenio } = textos.buscador.acciones

/** Operations of other screens that the search box starts directly, by their URL. */
const ACTOS: readonly EntradaDeMenu[] = [
  {
    path: '/convenios?nuevo=inmueble',
    label: nuevoConvenio,
    tooltip: nuevoConvenio,
    icon: 'agregar',
    capacidad: 'convenios.crear',
  },
]

const TODAS = [...TILES, ...SIDEBAR, ...CONSULTAS, ...DE_OTRAS, ...ACTOS]
const UNA_VEZ = [...new Map(TODAS.map((entry) => [entry.path, entry])).values()]

interface BuscadorProps {
  readonly tecleado: RefObject<string>
  readonly onTeclas: () => void
  readonly onClose: () => void
}

export const Buscador = (props: BuscadorProps) => {
  const principal = usePrincipal()
  const acciones = UNA_VEZ.filter(({ path }) =>
    TODAS.some((entry) => entry.path === path && puede(principal, entry.capacidad)),
  )
  return <BuscadorDialog {...props} acciones={acciones} />
}
