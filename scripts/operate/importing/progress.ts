import type { IntakeOrder } from "../../../server/requests/intake/take-in.ts";

/** Reports the progress of a long task. */
export interface Progress {
	readonly show: IntakeOrder["progress"];
	/** Ends the line it was drawing on. */
	readonly end: () => void;
}

interface Screen {
	readonly isTTY?: boolean;
	readonly columns?: number;
	write(text: string): unknown;
}

const words: Readonly<Record<string, string>> = { read: "Reading", store: "Storing" };
const number = new Intl.NumberFormat("en");

/** A bar on a terminal; elsewhere a line at every quarter. */
export function progressOn(screen: Screen): Progress {
	let drawn = "";
	const show = (phase: string, done: number, total: number): void => {
		const share = total === 0 ? 1 : done / total;
		const told = `${words[phase] ?? phase} ${number.format(done)} of ${number.format(total)}`;
		if (screen.isTTY === true) {
			const width = Math.max(10, Math.min(40, (screen.columns ?? 80) - told.length - 4));
			const full = Math.round(share * width);
			screen.write(`\r\u001b[K[${"#".repeat(full)}${" ".repeat(width - full)}] ${told}`);
			drawn = told;
			return;
		}
		const quarter = `${phase} ${Math.floor(share * 4)}`;
		if (quarter === drawn) return;
		drawn = quarter;
		screen.write(`${told}\n`);
	};
	return {
		show,
		end: () => {
			if (screen.isTTY === true && drawn !== "") screen.write("\n");
		},
	};
}
