import { keep, readKept } from './kept.ts'

const NAME = 'teclas'
const SI = 'si'

/**
 * Tells whether single-character shortcuts are on. The shortcuts are off until a person turns them on in this browser
 * (WCAG 2.1.4).
 */
export const areTeclasSueltas = (): boolean => readKept(NAME) === SI

export const saveTeclasSueltas = (si: boolean): void => keep(NAME, si ? SI : '')
