/** All addresses of the workbench. */
export const workbenchPaths = {
	overview: () => "/werkbank",
	flow: (step?: string) => (step === undefined ? "/werkbank/flow" : `/werkbank/flow?stap=${encodeURIComponent(step)}`),
	step: (step: string, field?: string) =>
		`/werkbank/stap/${encodeURIComponent(step)}${field === undefined ? "" : `?veld=${encodeURIComponent(field)}`}`,
	problems: () => "/werkbank/problemen",
} as const;
