/** Texts about designs of a tenant's files. */

export const tooLarge = (files: string | number) => `Een ontwerp is hoogstens 5 MB groot en heeft hoogstens ${files} bestanden.`;
export const tooMany = (most: string | number) => `Er zijn hoogstens ${most} ontwerpen tegelijk.`;
export const tooOftenChanged = (most: string | number) =>
	`Dit ontwerp is ${most} keer gewijzigd; meer wordt er niet bewaard. Exporteer het als zip en begin daarmee een nieuw ontwerp.`;
export const actTooLarge = "Deze wijziging is te groot om in één keer te bewaren. Verdeel haar.";
export const tooMuchKept = (most: string | number) =>
	`Van een ontwerp wordt hoogstens ${most} MB aan wijzigingen bewaard, en dit ontwerp heeft die. Exporteer het als zip en begin daarmee een nieuw ontwerp.`;
export const unknownRevision = "Deze versie van het ontwerp bestaat niet.";
export const tooFarBehind = "Het ontwerp is intussen te veel gewijzigd. Kijk wat er nu staat en probeer het opnieuw.";
export const samePlace = "Iemand anders heeft intussen dezelfde plaats gewijzigd. Kies wat het moet worden.";
export const notYours = "Alleen wie iets gewijzigd heeft, kan dat ongedaan maken.";
export const changedSince = "Iemand heeft het ontwerp intussen gewijzigd. Kijk opnieuw in de geschiedenis.";
export const tooFarBack = (most: string | number) => `Een ontwerp gaat hoogstens ${most} wijzigingen terug.`;
export const tooMuchSince = "Sindsdien is te veel gewijzigd om dit nog ongedaan te maken.";
export const tooMuchBack =
	"Deze wijzigingen zijn samen te groot om in één keer terug te draaien. Herstel tot een latere wijziging, of draai ze een voor een terug.";
export const overtaken = "Anderen wijzigen dit ontwerp op dit moment ook. Probeer het opnieuw.";
export const alreadySo = "Zo is het ontwerp nu.";
export const notThere = "Dit is al ongedaan gemaakt, of nooit gewijzigd.";
export const notChecked = "Het ontwerp kon niet op tijd worden gecontroleerd.";
