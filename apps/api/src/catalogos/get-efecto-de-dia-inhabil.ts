import { codigoDeDia, type Fecha, finDeIntimacion } from '@apremia/core'
import { countCartasRecibidas } from '../dias-inhabiles/cartas-recibidas.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { readDiaInhabil } from '../dias-inhabiles/read-dia-inhabil.ts'
import type { Handler } from '../platform/http/mount.ts'

interface CambioDeFin {
  readonly antes: Fecha
  readonly ahora: Fecha
  readonly cartas: number
}

/**
 * A change of the calendar moves the last day of some letters. Groups the letters that move from the same day to the
 * same day, and adds up their number.
 */
const joinCambios = (cambios: readonly CambioDeFin[]): CambioDeFin[] => {
  const juntos = new Map<string, CambioDeFin>()
  for (const { antes, ahora, cartas } of cambios) {
    const clave = `${antes} ${ahora}`
    juntos.set(clave, { antes, ahora, cartas: cartas + (juntos.get(clave)?.cartas ?? 0) })
  }
  return [...juntos.values()]
}

/**
 * Counts the letters whose term would end on another day after a proposed change of the calendar of non-working days.
 * Writes nothing.
 */
export const getEfectoDeDiaInhabil: Handler<'getEfectoDeDiaInhabil'> = async (
  { db },
  { query },
) => {
  const dia = readDiaInhabil(query)
  const antes = await loadCalendarioHabil(db)
  const codigo = codigoDeDia(dia)
  const ahora = { ...antes, dias: [...antes.dias.filter((d) => codigoDeDia(d) !== codigo), dia] }
  const cambian = (await countCartasRecibidas(db)).flatMap(({ recibida, cartas, casos }) => {
    const [uno, otro] = [finDeIntimacion(recibida, antes), finDeIntimacion(recibida, ahora)]
    return uno === otro ? [] : [{ antes: uno, ahora: otro, cartas, casos }]
  })
  const sum = (que: 'cartas' | 'casos') => cambian.reduce((n, uno) => n + uno[que], 0)
  return {
    ...{ cartas: sum('cartas'), casos: sum('casos') },
    cambios: joinCambios(cambian),
  }
}
