import { type Capacidad, type Mesa, type Principal, puede, textos } from '@apremia/core'
import type { IconName } from '../ui/icon.tsx'

type Screen = keyof typeof textos.navegacion.entradas

export interface EntradaDeMenu {
  readonly path: string
  readonly label: string
  readonly tooltip: string
  readonly icon: IconName
  readonly capacidad: Capacidad
  /**
   * Desk (judicial or extrajudicial list of cases) that the menu entry opens. Undefined when the entry opens another
   * screen.
   */
  readonly mesa?: Mesa
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
  ...(screen === 'mesa-extrajudicial' && { mesa: 'extrajudicial' }),
  ...(screen === 'mesa-judicial' && { mesa: 'judicial' }),
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

const estadisticas: EntradaDeMenu = {
  ...consulta('/estadisticas', 'estadisticas', 'estadisticas.ver'),
  label: textos.navegacion.estadisticas,
  tooltip: textos.navegacion.estadisticas,
}

type Seccion = keyof typeof textos.navegacion.secciones

/** Sidebar entries that the specification does not require, grouped by kind of work. */
const SECCIONES: Readonly<Record<Seccion, readonly EntradaDeMenu[]>> = {
  trabajo: [
    consulta('/gestion', 'gestion', 'actuaciones.ver'),
    consulta('/calendario', 'calendario', 'agenda.ver'),
    consulta('/novedades', 'novedades', 'novedades.ver'),
    estadisticas,
  ],
  buscar: [
    consulta('/contribuyentes', 'contribuyente', 'padron.buscar'),
    consulta('/inmuebles', 'inmuebles', 'padron.buscar'),
    consulta('/comercios', 'comercios', 'padron.buscar'),
  ],
  papeles: [
    consulta('/cartas', 'cartas', 'cartas.hacer'),
    consulta('/convenios', 'convenios', 'convenios.ver'),
    consulta('/planes-de-pago', 'planes', 'convenios.ver'),
    entry('creaciontitulos', 'inicio.creaciontitulos'),
    consulta('/escritos', 'editar', 'escritos.administrar'),
  ],
  administracion: [
    consulta('/registros', 'registros', 'registros.ver'),
    consulta('/datos-del-municipio', 'municipio', 'padron.cargar'),
    consulta('/datos-personales', 'datos-personales', 'personas.datos'),
    entry('registroslogin', 'inicio.registroslogin'),
    consulta('/puesta-en-marcha', 'puesta-en-marcha', 'usuarios.administrar'),
  ],
}

export const CONSULTAS: readonly EntradaDeMenu[] = Object.values(SECCIONES).flat()

export interface Group {
  readonly name: string
  readonly entries: readonly EntradaDeMenu[]
}

/**
 * Returns the groups of the sidebar that this person may see. The first group has the entries of the specification, in
 * its order. The other screens follow, grouped by kind of work.
 */
export const groupsOf = (principal: Principal): readonly Group[] => {
  const { menu, secciones } = textos.navegacion
  const may = ({ capacidad }: EntradaDeMenu): boolean => puede(principal, capacidad)
  const entries = SIDEBAR.filter(may)
  const paths = new Set(entries.map(({ path }) => path))
  return [
    { name: menu, entries },
    ...Object.entries(SECCIONES).map(([seccion, some]) => ({
      name: secciones[seccion as Seccion],
      entries: some.filter((one) => may(one) && !paths.has(one.path)),
    })),
  ].filter(({ entries: some }) => some.length > 0)
}
