/** Every address of the application, typed. Nothing else puts an address together. */
export const paths = {
	dashboard: () => "/",
	requests: () => "/aanvragen",
	request: (uuid: string) => `/aanvragen/${encodeURIComponent(uuid)}`,
	/** Without a word: the list the tenant starts with. */
	realisations: (filterWord?: string) => (filterWord ? `/realisatie/${encodeURIComponent(filterWord)}` : "/realisatie"),
	newRealisation: (type?: string) => (type ? `/realisatie/nieuw?type=${encodeURIComponent(type)}` : "/realisatie/nieuw"),
	realisation: (uuid: string) => `/realisatie/${encodeURIComponent(uuid)}`,
	realisationWithType: (uuid: string, type: string) => `/realisatie/${encodeURIComponent(uuid)}/type/${encodeURIComponent(type)}`,
	step: (uuid: string, step: string) => `/realisatie/${encodeURIComponent(uuid)}/${encodeURIComponent(step)}`,
	signedIn: () => "/aangemeld",
} as const;
