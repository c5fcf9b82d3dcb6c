/** Texts about uploaded files. */

export const emptyFile = "Het bestand is leeg.";
export const contentDiffers = (extension: string | number) => `De inhoud van het bestand is niet van het type "${extension}".`;
export const contentOfOtherName = (found: string | number, extension: string | number) =>
	`De inhoud van het bestand is van het type "${found}", maar de naam eindigt op .${extension}. Geef het bestand een naam die eindigt op .${found}.`;
export const damaged = "Het bestand is beschadigd.";
export const pictureTooLarge = "De afbeelding heeft te grote afmetingen.";
export const notCheckable = "Het bestand kan niet worden gecontroleerd.";
export const tooManyFiles = (most: string | number) => `Een proces heeft hoogstens ${most} bestanden.`;
export const failed = "Het uploaden van het bestand is mislukt.";
export const unavailable =
	"Dit bestand is niet (meer) beschikbaar. Het uploaden kan zijn mislukt, of het bestand kan zijn opgeschoond ivm AVG.";
export const sharedFileGone = "Dit bestand is er niet (meer). Kies het opnieuw.";
