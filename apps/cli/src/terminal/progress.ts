import type { Context } from '../context.ts'
import { formatDuracion, formatEntero } from './local-format.ts'
import { canAnimate } from './terminal.ts'

export interface Progress {
  /**
   * Shows the progress of a task: `hecho` steps done of a `total`. 0 as `total` means that the total is not known yet.
   */
  readonly update: (paso: string, hecho: number, total: number) => void
  readonly stop: () => void
}

/** Seconds between two lines of progress when there is no terminal. */
const CADA = 5

export const describeProgress = (
  paso: string,
  hecho: number,
  total: number,
  elapsed: number,
): string => {
  if (total <= 0) return `${paso}…`
  const percent = Math.floor((hecho / total) * 100)
  const left = hecho > 0 && hecho < total ? (elapsed / hecho) * (total - hecho) : undefined
  const eta = left === undefined ? '' : `, faltan ${formatDuracion(left)}`
  return `${paso}: ${formatEntero(hecho)} de ${formatEntero(total)} (${percent} %)${eta}`
}

const createClock = () => {
  let step = ''
  let start = 0
  return (paso: string): number => {
    if (paso !== step) {
      step = paso
      start = performance.now()
    }
    return (performance.now() - start) / 1000
  }
}

const createLines = (say: (text: string) => void): Progress => {
  const clock = createClock()
  let lastStep = ''
  let lastTime = Number.NEGATIVE_INFINITY
  let lastDone = -1
  return {
    update: (paso, hecho, total) => {
      const now = performance.now() / 1000
      const finished = total > 0 && hecho === total && lastDone !== hecho
      if (paso === lastStep && now - lastTime < CADA && !finished) return
      if (paso === lastStep && hecho === lastDone) return
      say(describeProgress(paso, hecho, total, clock(paso)))
      lastStep = paso
      lastTime = now
      lastDone = hecho
    },
    stop: () => undefined,
  }
}

const createSpinner = async (): Promise<Progress> => {
  const { default: ora } = await import('ora')
  const clock = createClock()
  // Without `discardStdin: false`, ora would set the terminal to raw mode and intercept Ctrl-C.
  const spinner = ora({ stream: process.stderr, discardStdin: false })
  return {
    update: (paso, hecho, total) => {
      spinner.text = describeProgress(paso, hecho, total, clock(paso))
      if (!spinner.isSpinning) spinner.start()
    },
    stop: () => {
      spinner.stop()
    },
  }
}

/**
 * Creates the progress on stderr: an animated line on a terminal, a line every few seconds elsewhere, nothing with
 * --quiet.
 */
export const createProgress = async ({ env, output }: Context): Promise<Progress> => {
  if (output.options.quiet) return { update: () => undefined, stop: () => undefined }
  return canAnimate(process.stderr, env) ? createSpinner() : createLines(output.note)
}
