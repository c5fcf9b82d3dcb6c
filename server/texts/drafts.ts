/** Texts about drafts. */

export const tooMany = (most: string | number) =>
	`Er worden hoogstens ${most} concepten voor u bewaard. Rond er eerst een af, of verwijder er een. Wat u heeft ingevuld blijft in deze browser staan.`;

export const tooManyTexts = (most: string | number) =>
	`Er worden hoogstens ${most} teksten voor u bewaard die u niet heeft geplaatst. Wat u typt blijft in deze browser staan.`;
