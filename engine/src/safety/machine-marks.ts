/**
 * Marks of a conversation between programs, which a student's answer doesn't have. "System: x + y = 5" isn't one: it is a
 * heading above equations.
 */
const marks = [
  /<\/?(?:system|assistant|user|developer|instructions?|prompt|admin)\b[^<>]{0,60}>/iu,
  /\[\/?(?:inst|sys|system|assistant)\]|<<\/?sys>>|<\|[a-z_]{2,20}\|>/iu,
  /^[ \t]{0,8}(?:#{2,4} ?)?(?:assistant|developer|tutor|admin)\s{0,3}:\s{0,3}\p{L}/imu,
  /^[ \t]{0,8}(?:#{2,4} ?)?system\s{0,3}:\s{0,3}(?:\p{L}+[ ]){2}[^=\n]{0,200}$/imu,
];

/** True if the text has such marks, or words encoded as base64. */
export const addressesTheMachine = (text: string): boolean => marks.some((mark) => mark.test(text)) || packedWords(text);

function packedWords(text: string): boolean {
  const packed = text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? [];
  return packed.slice(0, 5).some((letters) => {
    const said = unpacked(letters.slice(0, 400));
    return / /.test(said) && /^[\x20-\x7e\s]+$/.test(said);
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64, as far as there are whole bytes. */
function unpacked(letters: string): string {
  let bits = 0;
  let held = 0;
  let said = '';
  for (const letter of letters.replace(/=+$/, '')) {
    held = ((held << 6) | alphabet.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      said += String.fromCharCode((held >> bits) & 0xff);
    }
  }
  return said;
}
