import { keep, readKept } from './kept.ts'

const NAME = 'teclas'
const SI = 'si'

/** Whether a character by itself is a shortcut: only if somebody turned it on in this browser (WCAG 2.1.4). */
export const areTeclasSueltas = (): boolean => readKept(NAME) === SI

export const saveTeclasSueltas = (si: boolean): void => keep(NAME, si ? SI : '')
