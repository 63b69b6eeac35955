import { choosePreference, cover, useKept } from '../use-kept.ts'

/** Densities of the rows. 'compacta', one line per row, is the default. */
export const DENSIDADES = ['compacta', 'comoda'] as const
export type Densidad = (typeof DENSIDADES)[number]

const NAME = 'densidad'

/**
 * Shows the rows with the density `de` of a saved view. When `de` is undefined, the rows get the density that the
 * person chose.
 */
export const showDensidad = (de: Densidad | undefined): void => cover(NAME, de)

/**
 * Returns the row density and the function that changes it. The density applies to every list. The density of the
 * applied saved view replaces the density stored in this browser.
 */
export const useDensidad = (): [Densidad, (next: Densidad) => void] => {
  const kept = useKept(NAME)
  return [
    DENSIDADES.find((una) => una === kept) ?? 'compacta',
    (next) => choosePreference(NAME, next),
  ]
}
