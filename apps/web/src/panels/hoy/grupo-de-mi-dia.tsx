import { ALARMAS, type GrupoDeMiDia, interpolar, MESAS, type Mesa, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { origenDeFilas } from '../pagina-de-caso/origen-de-filas.ts'
import {
  enlaceDeAlarma,
  enlaceDeCartas,
  enlaceDeMesa,
  enlaceDeRiesgo,
  enlaceDeSaldadas,
} from './enlaces.ts'
import { FilaDeMiDia } from './fila-de-mi-dia.tsx'
import type { CasoDelDia, GrupoDelDia } from './hoy-api.ts'

const t = textos.hoy.miDia

export const idDeGrupo = (grupo: GrupoDeMiDia): string => `mi-dia-${grupo}`

type Enlace = readonly [texto: string, to: string]

const enCadaMesa = (to: (mesa: Mesa) => string): readonly Enlace[] =>
  MESAS.map((mesa) => [t.verEn[mesa], to(mesa)])

/**
 * Returns links to the lists that contain all the cases of a group of today's work. The group `maduros` (cases ready
 * for a lawsuit) has no link, because no list shows exactly its cases.
 */
const enlacesDe = (grupo: GrupoDeMiDia, abogado: string): readonly Enlace[] => {
  const porVencer = (vence: string) => enCadaMesa((mesa) => enlaceDeMesa(mesa, abogado, { vence }))
  switch (grupo) {
    case 'venceHoy':
    case 'vencidos':
      return porVencer(grupo)
    case 'semana':
      return porVencer('proximos')
    case 'alarmas':
      return ALARMAS.filter((clase) => clase !== 'convenio').map((clase) => [
        textos.alarmas.clases[clase],
        enlaceDeAlarma('judicial', clase, abogado),
      ])
    case 'cartas':
      return [[t.verTodos, enlaceDeCartas(abogado)]]
    case 'maduros':
      return []
    case 'convenios':
      return [[t.verTodos, enlaceDeRiesgo(abogado)]]
    case 'saldadas':
      return enCadaMesa((mesa) => enlaceDeSaldadas(mesa, 'paraArchivar', abogado))
  }
}

/** Maximum number of cases that a group of today's work shows before the person expands the group. */
const PRIMERAS = 6

interface GrupoDeMiDiaSectionProps extends GrupoDelDia {
  readonly abogado: string
  /** Current day of the server, which computed the list of today's work. */
  readonly hoy: string
  readonly onPaso: (caso: CasoDelDia) => void
}

export const GrupoDeMiDiaSection = (props: GrupoDeMiDiaSectionProps) => {
  const { grupo, total, filas, abogado, hoy, onPaso } = props
  const id = useId()
  const [todas, setTodas] = useState(false)
  const vistas = todas ? filas : filas.slice(0, PRIMERAS)
  const veCartas = usePuede()('cartas.hacer')
  const origen = origenDeFilas(filas, hoy)
  const enlaces = grupo === 'cartas' && !veCartas ? [] : enlacesDe(grupo, abogado)
  return (
    <section
      id={idDeGrupo(grupo)}
      className={`mi-dia-grupo mi-dia-${grupo}`}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header className="hoy-cabecera">
        <h3 id={id}>
          {t.grupos[grupo]} <span className="mi-dia-cuenta">{formatInteger(total)}</span>
        </h3>
        {enlaces.map(([texto, to]) => (
          <Link key={to} to={to} aria-label={`${texto}: ${t.grupos[grupo]}`}>
            {texto}
          </Link>
        ))}
      </header>
      <ul className="mi-dia-filas">
        {vistas.map((fila) => (
          <FilaDeMiDia
            key={`${fila.tipo}-${fila.imponible}-${fila.recurso}`}
            caso={fila}
            origen={origen}
            onPaso={() => onPaso(fila)}
          />
        ))}
      </ul>
      {vistas.length < filas.length && (
        <Button
          variant="ghost"
          className="mi-dia-mas"
          aria-label={`${interpolar(t.mostrar, { n: filas.length - vistas.length })}: ${t.grupos[grupo]}`}
          onClick={() => setTodas(true)}
        >
          {interpolar(t.mostrar, { n: filas.length - vistas.length })}
        </Button>
      )}
      {vistas.length === filas.length && total > filas.length && (
        <p className="mi-dia-resto">
          {interpolar(t.primeros, {
            n: formatInteger(filas.length),
            total: formatInteger(total),
          })}
        </p>
      )}
    </section>
  )
}
