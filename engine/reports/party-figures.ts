import { daysPerParty } from "../progress/days-per-party.ts";
import type { RoundEvent } from "../progress/step-rounds.ts";
import * as reportTexts from "../texts/reports.ts";
import { type Figures, figureValue, type LabelsOf, sortRows } from "./figures.ts";
import type { ReportedProcess } from "./reported-process.ts";
import { Tally } from "./tally.ts";

/** Value of the row for days on hold: no role has a name with a dot. */
const held = ".held";

/** The number of days that processes waited for each party, and the number that they were on hold. */
export class PartyFigures {
	readonly #named: (role: string) => boolean;
	readonly #tally = new Tally(2);

	/** `named`: whether a role is informative. A role that works everywhere is waited for everywhere. */
	constructor(named: (role: string) => boolean) {
		this.#named = named;
	}

	/** `events`: those that determine rounds, oldest first. */
	add({ flow }: Pick<ReportedProcess, "flow">, events: readonly RoundEvent[], now: number): void {
		const days = daysPerParty(flow, events, now);
		for (const [role, number] of days.parties) if (this.#named(role)) this.#tally.add([role], [1, number]);
		if (days.held > 0) this.#tally.add([held], [1, days.held]);
	}

	figures(labelsOf: LabelsOf): Figures {
		const labels = labelsOf("role");
		const rowOf = (value: string, label: string | null, [processes = 0, days = 0]: readonly number[]) => ({
			of: [{ value, label }],
			values: [processes, days, processes === 0 ? null : Math.round((10 * days) / processes) / 10],
		});
		const found = this.#tally.rows().map(({ key: [value = null], sums }) => ({ value: value ?? "", sums }));
		const parties = found
			.filter(({ value }) => value !== held)
			.map(({ value, sums }) => rowOf(value, figureValue(value, labels).label, sums));
		const holds = found.filter(({ value }) => value === held).map(({ value, sums }) => rowOf(value, reportTexts.heldRow, sums));
		return {
			label: null,
			measure: null,
			by: [{ field: "role", label: reportTexts.party }],
			columns: Object.entries(reportTexts.partyColumns).map(([value, label]) => ({
				...{ field: "measure", value, label },
				kind: value === "average" ? "days" : "count",
			})),
			rows: [...sortRows(parties, ["role"], labelsOf), ...holds],
			totals: null,
		};
	}
}
