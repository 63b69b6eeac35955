import { type Capacidad, type Principal, puede, textos } from '@apremia/core'
import type { IconName } from '../ui/icon.tsx'

type Screen = keyof typeof textos.navegacion.entradas

export interface EntradaDeMenu {
  readonly path: string
  readonly label: string
  readonly tooltip: string
  readonly icon: IconName
  readonly capacidad: Capacidad
}

const ICONS: Readonly<Record<Screen, IconName>> = {
  'abogado-externo': 'contribuyentes',
  'mesa-extrajudicial': 'extrajudicial',
  'mesa-judicial': 'judicial',
  'mis-datos': 'mis-datos',
  abogados: 'abogados',
  comunicaciones: 'comunicaciones',
  'scoring-abogados': 'scoring',
  convenios: 'convenios',
  creaciontitulos: 'titulos',
  registroslogin: 'logins',
  configuracion: 'configuracion',
  usuarios: 'usuarios',
}

const entry = (screen: Screen, capacidad: Capacidad): EntradaDeMenu => ({
  path: `/${screen}`,
  label: textos.rutas[`/${screen}`],
  tooltip: textos.navegacion.entradas[screen],
  icon: ICONS[screen],
  capacidad,
})

/** Tiles of the home screen, in the order of S1 §2. */
export const TILES: readonly EntradaDeMenu[] = [
  entry('abogado-externo', 'inicio.abogado-externo'),
  entry('mesa-extrajudicial', 'inicio.mesa-extrajudicial'),
  entry('mesa-judicial', 'inicio.mesa-judicial'),
  entry('mis-datos', 'inicio.mis-datos'),
  entry('abogados', 'inicio.abogados'),
  entry('scoring-abogados', 'inicio.scoring-abogados'),
  entry('convenios', 'inicio.convenios'),
  entry('creaciontitulos', 'inicio.creaciontitulos'),
  entry('registroslogin', 'inicio.registroslogin'),
  entry('configuracion', 'inicio.configuracion'),
]

/** Entries of the sidebar, in the order of S2 §2.2. */
export const SIDEBAR: readonly EntradaDeMenu[] = [
  entry('abogado-externo', 'inicio.abogado-externo'),
  entry('mesa-extrajudicial', 'inicio.mesa-extrajudicial'),
  entry('mesa-judicial', 'inicio.mesa-judicial'),
  entry('mis-datos', 'menu.mis-datos'),
  entry('abogados', 'inicio.abogados'),
  entry('comunicaciones', 'menu.comunicaciones'),
  entry('scoring-abogados', 'menu.scoring-abogados'),
  entry('convenios', 'menu.convenios'),
  entry('configuracion', 'menu.configuracion'),
  entry('usuarios', 'usuarios.administrar'),
]

export const consulta = (
  path: keyof typeof textos.rutas,
  icon: IconName,
  capacidad: Capacidad,
): EntradaDeMenu => ({
  path,
  label: textos.rutas[path],
  tooltip: textos.rutas[path],
  icon,
  capacidad,
})

export const CONSULTAS: readonly EntradaDeMenu[] = [
  consulta('/gestion', 'gestion', 'actuaciones.ver'),
  consulta('/cartas', 'cartas', 'cartas.hacer'),
  consulta('/novedades', 'novedades', 'novedades.ver'),
  consulta('/registros', 'registros', 'registros.ver'),
  consulta('/datos-del-municipio', 'subir', 'padron.cargar'),
  consulta('/datos-personales', 'mis-datos', 'personas.datos'),
  consulta('/puesta-en-marcha', 'exito', 'usuarios.administrar'),
  consulta('/contribuyentes', 'buscar', 'padron.buscar'),
  consulta('/inmuebles', 'inmuebles', 'padron.buscar'),
  consulta('/comercios', 'comercios', 'padron.buscar'),
  consulta('/planes-de-pago', 'reloj', 'convenios.ver'),
  consulta('/convenios', 'convenios', 'convenios.ver'),
  consulta('/calendario', 'calendario', 'agenda.ver'),
  {
    ...consulta('/estadisticas', 'estadisticas', 'estadisticas.ver'),
    label: textos.navegacion.estadisticas,
    tooltip: textos.navegacion.estadisticas,
  },
]

export interface Group {
  readonly name: string
  readonly entries: readonly EntradaDeMenu[]
}

/**
 * Returns the groups of the sidebar for this person: the entries of the specification, then the searches that the
 * specification does not list.
 */
export const groupsOf = (principal: Principal): readonly Group[] => {
  const { menu, consultas } = textos.navegacion
  const entries = SIDEBAR.filter(({ capacidad }) => puede(principal, capacidad))
  const paths = entries.map(({ path }) => path)
  return [
    { name: menu, entries },
    {
      name: consultas,
      entries: CONSULTAS.filter(
        ({ path, capacidad }) => puede(principal, capacidad) && !paths.includes(path),
      ),
    },
  ].filter(({ entries: some }) => some.length > 0)
}
