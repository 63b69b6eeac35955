export const joinParrafos = (parrafos: readonly string[]): string => parrafos.join('\n\n')
