/** Texts of messages by e-mail, and of the page to unsubscribe. */

/**
 * `words`: for a term, how long until its last day, or since when it has passed; for a view, how many new records of which kind; for an
 * assignment, to whom if not to the person by name.
 */
export const subjects: Readonly<Record<string, (reference: string, words: string) => string>> = {
	mention: (reference) => `U bent genoemd bij ${reference}`,
	role: (reference) => `Uw rol is genoemd bij ${reference}`,
	reply: (reference) => `Antwoord bij ${reference}`,
	assign: (reference, words) => `Een opmerking bij ${reference} is aan ${words || "u"} toegewezen`,
	step: (reference) => `${reference} is naar u gekomen`,
	back: (reference) => `${reference} is naar u teruggezet`,
	near: (reference, words) => `Een termijn van ${reference} loopt af: ${words}`,
	view: (_, words) => `${words} in een selectie die u volgt`,
	over: (reference, words) => `Een termijn van ${reference} is ${words}`,
};
export const yourRole = "uw rol";
const listed = {
	realisations: ["proces", "processen"],
	requests: ["aanvraag", "aanvragen"],
	locations: ["laadlocatie", "laadlocaties"],
} as const;
export const newInView = (list: keyof typeof listed, count: number) =>
	count === 1 ? `1 ${listed[list][0]} is nieuw` : `${count} ${listed[list][1]} zijn nieuw`;
export const togetherSubject = (count: number, reference: string) => `${count} nieuwe berichten bij ${reference}`;
export const dailySubject = (count: number) => (count === 1 ? "1 nieuw bericht in uw Postvak" : `${count} nieuwe berichten in uw Postvak`);
export const open = "Openen in Laadstroom";
export const openInbox = "Open uw Postvak";
export const more = "Er is meer: zie uw Postvak.";
export const stop = "Geen e-mail meer hierover";
export const whyNow = "U krijgt dit omdat e-mail hierover voor u aan staat, meteen. In uw Postvak verandert u dat.";
export const whyDaily = "U krijgt dit omdat e-mail hierover voor u aan staat, één keer per dag. In uw Postvak verandert u dat.";
export const stopTitle = "E-mail uitzetten";
export const stopKinds: Readonly<Record<string, string>> = {
	mention: "Wilt u geen e-mail meer als u genoemd wordt?",
	reply: "Wilt u geen e-mail meer over antwoorden?",
	daily: "Wilt u geen dagelijkse e-mail meer?",
};
export const stopButton = "Zet uit";
export const stopped = "U krijgt deze e-mail niet meer";
export const stoppedMore = "In uw Postvak kunt u het weer aanzetten.";
export const stopFailed = "Deze link klopt niet";
export const stopFailedMore = "Zet de e-mail uit in uw Postvak, onder 'Berichten per e-mail'.";
export const notOffered = "Dit kan niet meteen per e-mail.";
export const mailOff = "Er gaat hier geen e-mail uit.";
