import type { Handler } from '../platform/http/mount.ts'

export const reviewIdentidad: Handler<'reviewIdentidad'> = async ({ identidad }) => {
  const { puntos, ...revision } = await identidad.review()
  return { ...revision, puntos: [...puntos] }
}
