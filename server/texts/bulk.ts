/** Texts about acts on several records. */

export const notOffered = "Dit kan hier niet met meer tegelijk.";
export const tooMany = (most: string | number) => `Er kunnen hoogstens ${most} tegelijk gekozen worden.`;
export const busy = "Dit is nog niet klaar. Stop het eerst of wacht tot het klaar is.";
export const changedMeanwhile = "Intussen gewijzigd.";
export const tagAsked = "Kies minstens één tag.";
export const fillAsked = "Vul minstens één veld in.";
export const partyAsked = "Kies wie ervoor in de plaats komt.";
export const atField = (field: string, message: string) => `${field}: ${message}`;
export const alreadySo = "Dit staat er al zo.";
export const tagsSo = "De tags zijn al zo.";
export const notExact = "Dit kan niet meer precies teruggezet worden.";
export const failed = "Dit is door een onverwachte fout niet gelukt.";
