import { randomUUID } from "node:crypto";
import type { PersonName } from "./demo-accounts.ts";

/** What the addresses of a run refer to. */
export interface Subjects {
	/** A process at step 5. */
	readonly process: string;
	readonly request: string;
}

export interface ProductPage {
	/** Path of its route as in `web/routes.tsx`; a test compares the two. */
	readonly route: string;
	readonly address: (subjects: Subjects) => string;
	readonly person: PersonName;
	/** Part of its title and heading, even before its contents are there. */
	readonly name: RegExp;
	/** Whether a dialog covers it from the start. */
	readonly asks?: boolean;
}

/** Every page of the product, at least once, as somebody who may open it. */
export const productPages: readonly ProductPage[] = [
	{ route: "index", address: () => "/", person: "cpo", name: /Aanvragen|Workflow/ },
	{ route: "vandaag", address: () => "/vandaag", person: "cpo", name: /Vandaag/ },
	{ route: "postvak", address: () => "/postvak", person: "cpo", name: /Postvak/ },
	{ route: "aanvragen", address: () => "/aanvragen", person: "cpo", name: /Aanvragen/ },
	{ route: "aanvragen/:uuid", address: ({ request }) => `/aanvragen/${request}`, person: "cpo", name: /Aanvraag|-\d/ },
	{ route: "locaties", address: () => "/locaties", person: "cpo", name: /Laadlocaties/ },
	{ route: "realisatie", address: () => "/realisatie", person: "cpo", name: /Realisatieprocessen/ },
	{ route: "realisatie/nieuw", address: () => "/realisatie/nieuw", person: "cpo", name: /Nieuw realisatieproces/ },
	{
		route: "realisatie/:uuid",
		address: () => `/realisatie/${randomUUID()}`,
		person: "cpo",
		name: /Nieuw realisatieproces|Realisatieproces/,
		asks: true,
	},
	{ route: "realisatie/:uuid", address: () => "/realisatie/gemeente", person: "arnhem", name: /Realisatieprocessen/ },
	{
		route: "realisatie/:uuid/type/:type",
		address: () => `/realisatie/${randomUUID()}/type/strategisch`,
		person: "cpo",
		name: /Nieuw realisatieproces/,
	},
	{
		route: "realisatie/:uuid/:step",
		address: ({ process }) => `/realisatie/${process}/5`,
		person: "cpo",
		name: /Stap 5|Aanvragen netaansluiting/,
	},
	{
		route: "realisatie/:uuid/:step",
		address: ({ process }) => `/realisatie/${process}/2`,
		person: "arnhem",
		name: /Stap 2|Gemeente beoordeling/,
	},
	{
		route: "realisatie/:uuid/dossier",
		address: ({ process }) => `/realisatie/${process}/dossier`,
		person: "cpo",
		name: /Dossier/,
	},
	{
		route: "realisatie/:uuid/terugblik",
		address: ({ process }) => `/realisatie/${process}/terugblik?moment=6&met=2&stap=1`,
		person: "cpo",
		name: /Terugblik/,
	},
	{ route: "rapportage/*", address: () => "/rapportage", person: "admin", name: /Kerncijfers/ },
	{ route: "beheer/:page?", address: () => "/beheer", person: "admin", name: /Beheer|Beschikbare tags/ },
	{ route: "toegankelijkheid", address: () => "/toegankelijkheid", person: "cpo", name: /Toegankelijkheid/ },
	{ route: "gebruiksvoorwaarden", address: () => "/gebruiksvoorwaarden", person: "cpo", name: /Gebruiksvoorwaarden/ },
	{ route: "handleidingen/:slug?", address: () => "/handleidingen", person: "cpo", name: /Inleiding|Handleidingen/ },
	{ route: "*", address: () => "/bestaat/niet", person: "cpo", name: /Deze pagina bestaat niet|Workflow/ },
];
