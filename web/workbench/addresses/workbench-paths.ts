import { createContext, useContext, useMemo } from "react";

/** Address of the list of designs, and prefix of every page of an open design. */
export const workbenchRoot = "/werkbank";
export const releasesAddress = `${workbenchRoot}/uitgaven`;
export const newTenantAddress = `${workbenchRoot}/nieuw`;
export const removeTenantAddress = `${workbenchRoot}/verwijderen`;
export const releaseDifferenceAddress = (from: string, to: string) =>
	`${releasesAddress}/verschil?van=${encodeURIComponent(from)}&naar=${encodeURIComponent(to)}`;
export const designAddress = (uuid: string) => `${workbenchRoot}/ontwerp/${encodeURIComponent(uuid)}`;

/** All addresses of the workbench below the base address. */
function pathsBelow(base: string) {
	return {
		overview: () => base,
		flow: (step?: string) => (step === undefined ? `${base}/flow` : `${base}/flow?stap=${encodeURIComponent(step)}`),
		step: (step: string, field?: string) =>
			`${base}/stap/${encodeURIComponent(step)}${field === undefined ? "" : `?veld=${encodeURIComponent(field)}`}`,
		section: (step: string, section: string) => `${base}/stap/${encodeURIComponent(step)}?onderdeel=${encodeURIComponent(section)}`,
		/** `at`: the place of a condition in the flow's file, with names of items or, as problems write it, with positions. */
		conditions: (at?: string) => (at === undefined ? `${base}/voorwaarden` : `${base}/voorwaarden?plek=${encodeURIComponent(at)}`),
		roles: () => `${base}/rollen`,
		/** `page`: slug of a manual page. */
		manuals: (page?: string) => (page === undefined ? `${base}/handleidingen` : `${base}/handleidingen?pagina=${encodeURIComponent(page)}`),
		houseStyle: () => `${base}/huisstijl`,
		problems: () => `${base}/problemen`,
		difference: () => `${base}/verschil`,
		publish: () => `${base}/publiceren`,
		/** `list`: which of the lists, or the reports. */
		lists: (list?: string) => (list === undefined ? `${base}/lijsten` : `${base}/lijsten?lijst=${encodeURIComponent(list)}`),
		scenarios: () => `${base}/scenarios`,
		/** `name`: the file name without the common extension. */
		scenario: (name: string) => `${base}/scenarios/${encodeURIComponent(name)}`,
		/**
		 * Records a scenario: from the start, from where a step is open, or continuing another scenario, from its end or after a number of
		 * its acts.
		 */
		record: ({ step, role, from, after }: Recorded = {}) => {
			const said = new URLSearchParams({
				...(step === undefined ? {} : { stap: step }),
				...(role === undefined ? {} : { als: role }),
				...(from === undefined ? {} : { van: from }),
				...(after === undefined ? {} : { na: String(after) }),
			}).toString();
			return `${base}/opnemen${said === "" ? "" : `?${said}`}`;
		},
		history: () => `${base}/geschiedenis`,
	} as const;
}

/** Places of the tenant's file that the screen of the manuals edits. */
export const manualPlaces = /^manuals(\b|$)/;

interface Recorded {
	readonly step?: string;
	readonly role?: string;
	readonly from?: string;
	readonly after?: number;
}

/** The base address of the open design or folder. */
export const WorkbenchBase = createContext(workbenchRoot);

export function useWorkbenchPaths() {
	const base = useContext(WorkbenchBase);
	return useMemo(() => pathsBelow(base), [base]);
}
