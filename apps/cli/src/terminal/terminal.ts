const ESTILOS = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const

export type EstiloDeTerminal = keyof typeof ESTILOS

export type Paint = (style: EstiloDeTerminal, text: string) => string

export const createPaint =
  (enabled: boolean): Paint =>
  (style, text) => {
    const [open, close] = ESTILOS[style]
    return enabled ? `\u001b[${open}m${text}\u001b[${close}m` : text
  }

export const COLORES = ['auto', 'siempre', 'nunca'] as const
export type ColorSetting = (typeof COLORES)[number]

/**
 * Characters that move the cursor, hide text or reverse its direction: control and format characters, and line breaks
 * that only some programs recognise.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

export const printableLine = (text: string): string => text.replace(UNSEEN, ' ')

const PAINTED = new RegExp(
  `\u001b\\[(?:${Object.values(ESTILOS).flat().join('|')})m|\\n|[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]`,
  'gu',
)

/** Returns the text with its line breaks and colours. Replaces any other control character with a space. */
export const printable = (text: string): string =>
  text.replace(PAINTED, (found) => (found === '\n' || found.length > 1 ? found : ' '))

interface Stream {
  readonly isTTY?: boolean
}

/**
 * Tells whether to use colours. The person's setting takes precedence, and `auto` follows no-color.org and clig.dev.
 */
export const wantsColor = (
  stream: Stream,
  env: NodeJS.ProcessEnv,
  setting: ColorSetting,
): boolean => {
  if (setting !== 'auto') return setting === 'siempre'
  return stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
}

export const canAnimate = (stream: Stream, env: NodeJS.ProcessEnv): boolean =>
  stream.isTTY === true && env.TERM !== 'dumb' && (env.CI ?? '') === ''
