/** All addresses of the workbench. */
export const workbenchPaths = {
	overview: () => "/werkbank",
	flow: (step?: string) => (step === undefined ? "/werkbank/flow" : `/werkbank/flow?stap=${encodeURIComponent(step)}`),
	step: (step: string, field?: string) =>
		`/werkbank/stap/${encodeURIComponent(step)}${field === undefined ? "" : `?veld=${encodeURIComponent(field)}`}`,
	/** `at`: the place of one in the flow's file, as problems write it. */
	conditions: (at?: string) => (at === undefined ? "/werkbank/voorwaarden" : `/werkbank/voorwaarden?plek=${encodeURIComponent(at)}`),
	problems: () => "/werkbank/problemen",
} as const;
