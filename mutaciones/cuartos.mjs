/** Folders of `packages/core/src` whose rules are mutated: money, dates, permissions, plans and cases. */
export const CUARTOS = ['dinero', 'fecha', 'permiso', 'plan', 'caso']

/** @returns the folders named in the environment, or all of them */
export const readCuartos = () => process.env.CUARTOS?.split(',') ?? CUARTOS
