/** Matches a text with nothing to clean: Latin letters and signs (without the soft hyphen), dashes, the minus sign. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2212]*$/

/**
 * Returns a text as it can be printed: composed accents (NFC), one kind of blank, and no invisible characters
 * (controls, joiners, changes of direction) that would let a text look different from what it is. No-break spaces stay.
 * A half surrogate or an invalid character becomes U+FFFD.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd')
        .normalize('NFC')
        .replace(/(?!\u00a0)[\p{Cc}\p{Z}]/gu, ' ')
        .replace(/\p{Cf}/gu, '')
