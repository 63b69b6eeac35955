import type { FileReply } from '@apremia/api-client'
import type { Context } from '../context.ts'

/** Saves a whole list as the workbook the service makes of it; it is asked for only if it can be saved. */
export const saveListado = async (
  { output, interrupt }: Context,
  target: string,
  overwrite: boolean,
  ask: () => Promise<FileReply>,
): Promise<undefined> => {
  const { checkTarget, saveFile } = await import('./save-file.ts')
  checkTarget(target, overwrite)
  const bytes = await saveFile(await ask(), output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ archivo: target, bytes }, () => target)
  return undefined
}
