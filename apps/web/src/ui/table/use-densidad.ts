import { choosePreference, cover, useKept } from '../use-kept.ts'

/** One line a row unless somebody chooses otherwise. */
export const DENSIDADES = ['compacta', 'comoda'] as const
export type Densidad = (typeof DENSIDADES)[number]

const NAME = 'densidad'

/** The one a view was saved with; undefined gives the person's own back. */
export const showDensidad = (de: Densidad | undefined): void => cover(NAME, de)

/** How much room the rows of every list take: the view's, or what is remembered in this browser. */
export const useDensidad = (): [Densidad, (next: Densidad) => void] => {
  const kept = useKept(NAME)
  return [
    DENSIDADES.find((una) => una === kept) ?? 'compacta',
    (next) => choosePreference(NAME, next),
  ]
}
