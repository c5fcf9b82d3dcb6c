import type { ListName } from "../../../engine/index.ts";

/** All addresses of the application. Nothing else builds addresses, or reads what record they are about. */
export const paths = {
	dashboard: () => "/",
	today: () => "/vandaag",
	inbox: () => "/postvak",
	requests: () => "/aanvragen",
	request: (uuid: string) => `/aanvragen/${encodeURIComponent(uuid)}`,
	locations: () => "/locaties",
	/** Without a filter word: the tenant's first list. */
	realisations: (filterWord?: string) => (filterWord ? `/realisatie/${encodeURIComponent(filterWord)}` : "/realisatie"),
	/** `search`: what a saved view of the list stores. */
	inView: (list: ListName, search: string) =>
		`${{ realisations: "/realisatie", requests: "/aanvragen", locations: "/locaties" }[list]}${search}`,
	newRealisation: (type?: string) => (type ? `/realisatie/nieuw?type=${encodeURIComponent(type)}` : "/realisatie/nieuw"),
	/** `uuid`: of the process to be created. `place`: where its request is, if known. */
	realisationFromRequest: (uuid: string, request: string, place: { readonly lat: number; readonly lng: number } | null) =>
		`/realisatie/${encodeURIComponent(uuid)}?${new URLSearchParams({
			aanvragen: request,
			...(place ? { lat: String(place.lat), lng: String(place.lng) } : {}),
		})}`,
	realisation: (uuid: string) => `/realisatie/${encodeURIComponent(uuid)}`,
	realisationWithType: (uuid: string, type: string) => `/realisatie/${encodeURIComponent(uuid)}/type/${encodeURIComponent(type)}`,
	step: (uuid: string, step: string) => `/realisatie/${encodeURIComponent(uuid)}/${encodeURIComponent(step)}`,
	/** A whole process on one page. */
	dossier: (uuid: string) => `/realisatie/${encodeURIComponent(uuid)}/dossier`,
	/** The past of a process. `number`: how many of its events had happened; without it, all. */
	moments: (uuid: string, number?: number) =>
		`/realisatie/${encodeURIComponent(uuid)}/terugblik${number === undefined ? "" : `?moment=${number}`}`,
	/** Without a page: the first one the person may open. */
	configuration: (page?: "tags" | "pids" | "status") => (page ? `/beheer/${page}` : "/beheer"),
	/** Without a page: the first one the person may open. */
	reports: (page?: string) => (page ? `/rapportage/${encodeURIComponent(page)}` : "/rapportage"),
	terms: () => "/gebruiksvoorwaarden",
	accessibility: () => "/toegankelijkheid",
	/** Without a page: the first one the person may open. */
	manuals: (page?: string) => (page ? `/handleidingen/${encodeURIComponent(page)}` : "/handleidingen"),
	/** The manual page that helps with an address of the product. */
	helpWith: (address: string) => `/handleidingen?bij=${encodeURIComponent(address)}`,
	signedIn: () => "/aangemeld",
	/** Another application on the same server: it takes a page load to get there. */
	workbench: () => "/werkbank",
	releases: () => "/werkbank/uitgaven",
} as const;

const record = /^\/(realisatie|aanvragen)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** The process or request that an address is about; null for any other page. */
export function recordAt(pathname: string): { readonly kind: "realisation" | "request"; readonly uuid: string } | null {
	const [, page, uuid] = record.exec(pathname) ?? [];
	if (uuid === undefined) return null;
	return { kind: page === "aanvragen" ? "request" : "realisation", uuid };
}
