import { text } from "../../texts/text.ts";

/** The title of the page at an address, as far as the address tells, until the page itself has loaded. */
export function pageName(pathname: string): string {
	const [first = "", second, third] = pathname.split("/").filter((part) => part !== "");
	switch (first) {
		case "vandaag":
			return text("nav.today");
		case "aanvragen":
			return text(second === undefined ? "nav.requests" : "page.request");
		case "locaties":
			return text("nav.locations");
		case "realisatie":
			return realisationPage(second, third);
		case "rapportage":
			return text("nav.reports");
		case "beheer":
			return text("nav.configuration");
		case "handleidingen":
			return text("nav.manuals");
		case "gebruiksvoorwaarden":
			return text("page.terms");
		case "toegankelijkheid":
			return text("footer.accessibility");
		default:
			return text("nav.workflow");
	}
}

/** One of the tenant's filter words is a list, a uuid a single process. */
function realisationPage(word: string | undefined, step: string | undefined): string {
	if (step === "type" || word === "nieuw") return text("page.start");
	if (step === "dossier") return text("page.dossier");
	if (step === "terugblik") return text("page.moments");
	if (step !== undefined) return text("page.step", { step });
	return text(word !== undefined && /^[0-9a-f-]{36}$/i.test(word) ? "page.realisation" : "nav.realisations");
}
