/** What the engine says about files. */

export const unknownCategory = "Deze categorie is niet bekend.";
export const typeRefused = (extension: string | number) => `Bestand van type "${extension}" is niet toegestaan.`;
export const nameLength = (least: string | number, most: string | number) =>
	`De bestandsnaam moet ${least} tot en met ${most} karakters lang zijn.`;
export const nameCharacters = "De bestandsnaam bevat karakters die uit veiligheidsoverweging worden geweigerd.";
export const emptyFile = "Leeg bestand.";
export const stepCompleted = "De stap waar dit bestand bij hoort is afgerond. Kies daar Corrigeren of Wijzigen.";
export const keptFromBefore = "Dit bestand hoort bij wat eerder is opgeslagen en blijft daarom bewaard.";
export const notYours = "Een van de bestanden hoort hier niet bij, of is nog niet volledig geüpload.";
export const tooLarge = (size: string, most: string) => `${size}, ten hoogste ${most}.`;
