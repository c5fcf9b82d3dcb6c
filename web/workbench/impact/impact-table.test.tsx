import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen, within } from "@testing-library/react";
import { ImpactTable } from "./ImpactTable.tsx";
import type { TriedProcess } from "./use-impact.ts";

afterEach(cleanup);

const outcomes = ["along", "choice", "stays"] as const;

it("counts the processes of each step, named in order, and all together, reading each process once", () => {
	let read = 0;
	const at = (step: string | null, stepLabel: string | null, index: number): TriedProcess => ({
		uuid: String(index),
		ref: `VB-${index}`,
		get step() {
			read++;
			return step;
		},
		stepLabel,
		outcome: outcomes[index % 3] ?? "along",
		reasons: [],
	});
	const processes = Array.from({ length: 60 }, (_, index) =>
		index < 4 ? at(null, null, index) : at(String(10 - (index % 5)), "Plan", index),
	);
	render(<ImpactTable processes={processes} />);
	const rows = within(screen.getByRole("table")).getAllByRole("row");
	const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
	expect(cells.map(([step]) => step).slice(1)).toEqual([
		expect.stringMatching(/^[^\d]+$/),
		...["6", "7", "8", "9", "10"].map((step) => expect.stringContaining(step)),
		"Samen",
	]);
	expect(cells[1]?.slice(1)).toEqual(["2", "1", "1"]);
	expect(cells.at(-1)?.slice(1)).toEqual(["20", "20", "20"]);
	expect(read).toBe(processes.length);
});
