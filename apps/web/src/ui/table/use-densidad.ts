import { choosePreference, cover, useKept } from '../use-kept.ts'

/** The default is one line per row. */
export const DENSIDADES = ['compacta', 'comoda'] as const
export type Densidad = (typeof DENSIDADES)[number]

const NAME = 'densidad'

/** Shows the density of a view. Undefined returns to the person's own. */
export const showDensidad = (de: Densidad | undefined): void => cover(NAME, de)

/** Density of the rows of every list: that of the view, or the one remembered in this browser. */
export const useDensidad = (): [Densidad, (next: Densidad) => void] => {
  const kept = useKept(NAME)
  return [
    DENSIDADES.find((una) => una === kept) ?? 'compacta',
    (next) => choosePreference(NAME, next),
  ]
}
