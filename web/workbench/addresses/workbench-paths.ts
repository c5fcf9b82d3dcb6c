/** All addresses of the workbench. */
export const workbenchPaths = {
	overview: () => "/werkbank",
	flow: (step?: string) => (step === undefined ? "/werkbank/flow" : `/werkbank/flow?stap=${encodeURIComponent(step)}`),
	problems: () => "/werkbank/problemen",
} as const;
