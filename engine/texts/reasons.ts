/** What the engine says about the reason of an act, and the comment with it. */

export const reasonAsked = "Er moet een reden geselecteerd worden";
export const validReasonAsked = "Er moet een geldige reden geselecteerd worden";
export const commentTooLong = "De reden omschrijving mag maximaal 300 karakters lang zijn";
export const commentCharacters = (refused: string | number) =>
	`De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: ${refused}`;
