/** Every address of the application, typed. Nothing else puts an address together. */
export const paths = {
	dashboard: () => "/",
	requests: () => "/aanvragen",
	request: (uuid: string) => `/aanvragen/${encodeURIComponent(uuid)}`,
	locations: () => "/locaties",
	/** Without a word: the list the tenant starts with. */
	realisations: (filterWord?: string) => (filterWord ? `/realisatie/${encodeURIComponent(filterWord)}` : "/realisatie"),
	newRealisation: (type?: string) => (type ? `/realisatie/nieuw?type=${encodeURIComponent(type)}` : "/realisatie/nieuw"),
	/** `uuid`: of the process that is to be. `place`: where its request is, when that is known. */
	realisationFromRequest: (uuid: string, request: string, place: { readonly lat: number; readonly lng: number } | null) =>
		`/realisatie/${encodeURIComponent(uuid)}?${new URLSearchParams({
			aanvragen: request,
			...(place ? { lat: String(place.lat), lng: String(place.lng) } : {}),
		})}`,
	realisation: (uuid: string) => `/realisatie/${encodeURIComponent(uuid)}`,
	realisationWithType: (uuid: string, type: string) => `/realisatie/${encodeURIComponent(uuid)}/type/${encodeURIComponent(type)}`,
	step: (uuid: string, step: string) => `/realisatie/${encodeURIComponent(uuid)}/${encodeURIComponent(step)}`,
	/** Without a page: the first there is for this person. */
	configuration: (page?: "tags" | "pids") => (page ? `/beheer/${page}` : "/beheer"),
	/** Without a page: the first there is for this person. */
	reports: (page?: string) => (page ? `/rapportage/${encodeURIComponent(page)}` : "/rapportage"),
	terms: () => "/gebruiksvoorwaarden",
	/** Without a page: the first there is for this person. */
	manuals: (page?: string) => (page ? `/handleidingen/${encodeURIComponent(page)}` : "/handleidingen"),
	/** The manual page that belongs to an address of the product. */
	helpWith: (address: string) => `/handleidingen?bij=${encodeURIComponent(address)}`,
	signedIn: () => "/aangemeld",
} as const;
