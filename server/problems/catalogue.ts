/**
 * Every refusal the API knows. Title and detail are the specification's for the status; what is more
 * precise stands in the problem's `message`.
 */
export interface CatalogueEntry {
	readonly status: number;
	readonly title: string;
	readonly detail: string;
}

const invalid = {
	status: 400,
	title: "De wijziging is niet opgeslagen",
	detail: "De invoer voldoet niet aan de gestelde criteria. Controleer voor details het formulier.",
};
const forbidden = {
	status: 403,
	title: "De wijziging is niet opgeslagen",
	detail: "U heeft niet voldoende rechten om deze handeling uit te voeren.",
};
const notFound = { status: 404, title: "Niet gevonden", detail: "De door u opgevraagde data kon niet worden gevonden." };
const notFetched = "De data kon niet opgehaald worden";
const notStored = "De data kon niet opgeslagen worden";

export const catalogue = {
	invalid,
	"bad-json": { ...invalid, detail: "De invoer is geen geldige JSON." },
	"synced-missing": { ...invalid, detail: "De invoer bevat geen synced-tijdstip van het record." },
	unauthenticated: { status: 401, title: "U bent niet aangemeld", detail: "Meld u aan om deze handeling uit te voeren." },
	"api-key": {
		status: 401,
		title: "De API interactie is mislukt",
		detail: "De aanroep heeft geen geldige API-sleutel (kopregel x-api-key).",
	},
	forbidden,
	"terms-not-accepted": { ...forbidden, detail: "U heeft de gebruiksvoorwaarden nog niet geaccepteerd." },
	"sign-in-too-old": { ...forbidden, detail: "Meld u opnieuw aan om uw wachtwoord te wijzigen." },
	"password-elsewhere": { ...forbidden, detail: "Uw wachtwoord wijzigt u bij de organisatie waar u zich aanmeldt." },
	"password-refused": invalid,
	locked: { ...forbidden, detail: "Deze stap kan nu niet gewijzigd worden." },
	"not-found": notFound,
	"unknown-tenant": { ...notFound, detail: "Unknown tenant" },
	"method-not-allowed": { status: 405, title: "De API interactie is mislukt", detail: "Deze aanroep bestaat niet op dit adres." },
	"not-acceptable": { status: 406, title: notFetched, detail: "Het gevraagde antwoord kan niet in deze vorm gegeven worden." },
	"request-timeout": { status: 408, title: notStored, detail: "De invoer is niet op tijd ontvangen." },
	stale: {
		status: 409,
		title: "De wijziging is niet opgeslagen",
		detail: "Uw data van dit record is verouderd ten opzichte van de data in de database. Ververs uw data onder aan de overzichtspagina.",
	},
	"already-exists": { status: 409, title: "De wijziging is niet opgeslagen", detail: "Dit gegeven bestaat al." },
	"link-used": { status: 409, title: notStored, detail: "Deze link is al gebruikt. Vraag een nieuwe aan." },
	"link-expired": { status: 410, title: notStored, detail: "Deze link is verlopen. Vraag een nieuwe aan." },
	"too-large": { status: 413, title: notStored, detail: "De invoer is te groot." },
	"uri-too-long": { status: 414, title: notFetched, detail: "Het adres is te lang." },
	"wrong-media-type": { status: 415, title: notStored, detail: "De invoer moet JSON zijn (application/json)." },
	"idempotency-key-reused": {
		status: 422,
		title: notStored,
		detail: "Deze Idempotency-Key is al gebruikt voor een andere invoer.",
	},
	"too-many-requests": {
		status: 429,
		title: "De API interactie is mislukt",
		detail: "Er zijn te veel aanroepen gedaan. Probeer het later nog eens.",
	},
	"headers-too-large": { status: 431, title: "De API interactie is mislukt", detail: "De aanroep heeft te veel of te grote kopregels." },
	unexpected: {
		status: 500,
		title: "Een onverwachte fout heeft zich voorgedaan",
		detail: "Er heeft zich een onverwachte situatie voorgedaan. Neem contact op met de ondersteuning.",
	},
	unavailable: {
		status: 503,
		title: "De API interactie is mislukt",
		detail: "De dienst is tijdelijk niet beschikbaar. Probeer het later nog eens.",
	},
	"no-room": {
		status: 507,
		title: notStored,
		detail:
			"Er is geen ruimte meer om iets op te slaan. Wat u las blijft bereikbaar. Neem contact op met de beheerder en probeer het later nog eens.",
	},
} as const satisfies Record<string, CatalogueEntry>;

export type ProblemCode = keyof typeof catalogue;
