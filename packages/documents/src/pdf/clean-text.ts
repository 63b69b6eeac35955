/** Matches a text that needs no cleaning: Latin letters and signs (without the soft hyphen), dashes, the minus sign. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2212]*$/

/**
 * Returns a text in printable form. Accents are composed (NFC), and spaces become ordinary spaces, except the no-break
 * space. Invisible characters are removed, because they would let a text look different from its content. An invalid
 * character becomes U+FFFD.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd')
        .normalize('NFC')
        .replace(/(?!\u00a0)[\p{Cc}\p{Z}]/gu, ' ')
        .replace(/\p{Cf}/gu, '')
