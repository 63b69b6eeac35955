import { useMemo, useSyncExternalStore } from 'react'

/**
 * Names of the theme colours and font. Each colour has a contrast of at least 3:1 with the background, and differs in
 * lightness from the next colour of a chart.
 */
const TOKENS = {
  primario: '--primary',
  laton: '--brass',
  verde: '--success',
  gris: '--line-strong',
  rojo: '--danger',
  tinta: '--ink',
  suave: '--ink-soft',
  linea: '--line',
  hoja: '--sheet',
  letra: '--font',
} as const

export type Color = Exclude<keyof typeof TOKENS, 'letra'>
export type Paleta = Readonly<Record<keyof typeof TOKENS, string>>

const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']

const subscribe = (listener: () => void) => {
  const media = QUERIES.map((query) => window.matchMedia(query))
  for (const each of media) each.addEventListener('change', listener)
  return () => {
    for (const each of media) each.removeEventListener('change', listener)
  }
}

const snapshot = (): string => QUERIES.map((query) => window.matchMedia(query).matches).join()

const readPaleta = (_de: string): Paleta => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    Object.entries(TOKENS).map(([color, token]) => [color, style.getPropertyValue(token).trim()]),
  ) as Paleta
}

/** A canvas needs the colours of the theme as values, because style sheets do not apply inside a canvas. */
export const usePaleta = (): Paleta => {
  const de = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => readPaleta(de), [de])
}
