/** Texts about input that a call cannot accept. */

export const required = "Dit veld is verplicht.";
export const coordinatesTogether = "lat en lng horen bij elkaar.";
export const tooDeep = "De invoer is te diep genest.";
export const unknownField = "Dit veld is niet bekend.";
export const wrongType = "De waarde heeft niet het juiste type.";
export const notAnOption = "De waarde is geen van de mogelijkheden.";
export const wrongForm = "De waarde heeft niet de juiste vorm.";
const counted = (count: string | number, one: string, several: string) => `${count} ${Number(count) === 1 ? one : several}`;
export const tooShort = (least: string | number) => `De waarde moet minimaal ${counted(least, "karakter", "karakters")} hebben.`;
export const tooFewItems = (least: string | number) => `De lijst moet minimaal ${counted(least, "waarde", "waarden")} hebben.`;
export const tooManyItems = (most: string | number) => `De lijst mag maximaal ${counted(most, "waarde", "waarden")} hebben.`;
export const duplicateItems = "De lijst mag geen dubbele waarden hebben.";
export const tooSmall = (least: string | number) => `De waarde mag niet kleiner zijn dan ${least}.`;
export const tooLarge = (most: string | number) => `De waarde mag niet groter zijn dan ${most}.`;
export const invalid = "De waarde voldoet niet aan de gestelde criteria.";
export const manyWords = (most: number) => `Zoek met hoogstens ${most} verschillende woorden.`;
