/** Tells apart the few people of a shared browser, and nobody is known by it: no document is kept there (S1 §2). */
export const huellaDePersona = (dni: string): string => {
  let huella = 7
  for (const cifra of dni) huella = (huella * 31 + Number(cifra)) % 9973
  return String(huella)
}
